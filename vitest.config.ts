import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{app,content,docs,machines,scripts,server}/**/*.test.{ts,tsx}',
      'tests/integration/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
