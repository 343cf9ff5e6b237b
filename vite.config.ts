import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Vitest loads this file too; the router's plugin would replace its module runner.
const underTest = process.env.VITEST !== undefined

export default defineConfig({
  plugins: [tailwindcss(), underTest ? [] : reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
