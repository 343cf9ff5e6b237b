import { globSync } from 'node:fs'
import { build } from 'vite'
import { pictures } from './pictures.ts'

/**
 * Makes every width of the pictures that modules of the server ask for, and throws away what else comes of it: the bundler
 * finds them in the cache. In a process of its own, because the bundler and the pictures need as much memory each.
 */
const input = globSync('app/**/*.server.ts')
if (input.length > 0) {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [pictures()],
    build: { ssr: true, write: false, rolldownOptions: { input } },
  })
}
