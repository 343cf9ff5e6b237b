import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { askForContent, type StoredContent } from '../app/backup/backup-socket.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { openEmbedded } from '../app/db/embedded.server.ts'
import { openPostgres } from '../app/db/postgres.server.ts'
import { loadEnvFile } from '../app/settings/env-file.ts'
import { parseSettings, type Settings } from '../app/settings/settings.server.ts'
import { readPublished } from '../app/site-content/published-content.server.ts'
import { deliveredBodies } from '../content/site-content.ts'
import { createLog } from '../server/log.ts'

interface Told extends StoredContent {
  /** Which state that is, in a sentence. */
  told: string
}

const published = 'As it is published now.'
const delivered = 'As it is delivered: there is no database yet.'

/** What the site says, also while it runs; as delivered where nothing is published, or where that can't be read. */
export async function publishedBodies(env: NodeJS.ProcessEnv = process.env): Promise<Told> {
  try {
    if (env === process.env) loadEnvFile()
    const stored = await readStored(parseSettings(env))
    return stored ? { ...stored, told: published } : { ...asDelivered, told: delivered }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const told = `What is published can’t be read, so this is as it is delivered. ${why}`
    return { ...asDelivered, told }
  }
}

const asDelivered: StoredContent = { bodies: deliveredBodies, translations: [] }

async function readStored({ databaseUrl, dataDir }: Settings): Promise<StoredContent | undefined> {
  if (databaseUrl) return readAndClose(openPostgres(databaseUrl, createLog('error'), 1))
  const fromRunningSite = await askForContent(dataDir)
  if (fromRunningSite) return fromRunningSite
  if (!existsSync(join(dataDir, 'database'))) return undefined
  return readAndClose(await openEmbedded(dataDir, { ifMissing: 'refuse' }))
}

async function readAndClose(db: Database): Promise<StoredContent> {
  try {
    const { bodies, translations } = (await readPublished(db.queries)).content
    return { bodies, translations }
  } finally {
    await db.close()
  }
}
