import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'

// Vitest loads this file too; the router's plugin would replace its module runner.
const underTest = process.env.VITEST !== undefined

export default defineConfig({
  // imagetools makes the smaller widths of the pictures, and keeps them in node_modules/.cache.
  plugins: [tailwindcss(), imagetools(), underTest ? [] : reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
