import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { imagetools } from 'vite-imagetools'
import { leanRouter } from './scripts/lean-router.ts'
import { pictureSource } from './scripts/picture-source.ts'

// Vitest loads this file too; the router's plugin would replace its module runner.
const underTest = process.env.VITEST !== undefined

export default defineConfig({
  // imagetools makes the smaller widths of the pictures, and keeps them in node_modules/.cache.
  plugins: [tailwindcss(), imagetools(pictureSource), leanRouter, underTest ? [] : reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: chunkOfEveryPage }] } },
        },
      },
    },
  },
})

/**
 * What every page needs is one file: left alone, the bundler makes one for each set of pages that
 * share a module, and a page then asks for some twenty files of 1 KB.
 */
function chunkOfEveryPage(id: string, graph: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>()
  const waiting = [id]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (/\/app\/(root|entry\.client|page-meta)\.tsx?$/.test(module)) return 'every-page'
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      if (!seen.has(importer)) waiting.push(importer)
      seen.add(importer)
    }
  }
  return null
}
