import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const script = 'app/kept/worker.ts'

/** The worker of visitors who keep the catalogue: one file, under an address that never changes. */
export async function writeWorker(client: string): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: script, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`${script} was not built into one script`)
  await writeFile(join(client, 'sw.js'), result.output[0].code.trim())
}
