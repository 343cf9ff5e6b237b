import { expect } from 'vitest'
import { openEmbedded } from '../app/db/embedded.server.ts'
import { StartError } from '../app/settings/start-error.ts'

/** What a start on this folder says instead of starting. */
export async function refusal(dataDir: string): Promise<string> {
  const refused = await openEmbedded(dataDir, { fsync: () => {} }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  return (refused as StartError).message
}
