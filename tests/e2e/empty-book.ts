import { rm } from 'node:fs/promises'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { startSite } from '../../scripts/start-site.ts'

/** Data of a site that was started once: its days are open, nobody was there. Copied for each test. */
export const emptyBook = 'test-results/empty-book'

export default async function prepareEmptyBook(): Promise<void> {
  await rm(emptyBook, { recursive: true, force: true })
  // As all the others, who find compiled what this one has: it ends without haste.
  const site = await startSite(emptyBook, { flags: quickStartFlags })
  await site.stop()
}
