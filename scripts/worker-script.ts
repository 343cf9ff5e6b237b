import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneScript } from './one-script.ts'

/** The worker of visitors who keep the catalogue: one file, under an address that never changes. */
export async function writeWorker(client: string): Promise<void> {
  await writeFile(join(client, 'sw.js'), await oneScript('app/kept/worker/worker.ts'))
}
