import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '../settings/start-error.ts'
import {
  backupTables,
  contentTables,
  type BackupFoot,
  type BackupHead,
  type BackupRows,
} from './backup-tables.ts'

/** A backup that can be read more than once, each time from its beginning. */
export type BackupSource = () => Readable

export const backupAt =
  (path: string): BackupSource =>
  () =>
    createReadStream(path)

export interface BackupSummary {
  head: BackupHead
  counts: BackupFoot['counts']
}

/** Order is that of putting back: whoever is referred to comes first. */
export const restoredTables = [...contentTables, ...backupTables]

/**
 * Reads the whole file and counts its rows, before anything is touched; a line at a time is in memory.
 *
 * @throws StartError when it can't be read, is damaged, broken off, or no backup
 */
export async function readSummary(source: BackupSource): Promise<BackupSummary> {
  const found: Record<string, number> = {}
  let head: BackupHead | undefined
  let last: Partial<BackupFoot & BackupRows> | undefined
  for await (const line of lines(source)) {
    if (!head) {
      head = line as BackupHead
      if (head?.format !== 'dino-backup') throw damaged('it is not a backup of this program')
      if (head.version !== 1) throw damaged(`it has the unknown version ${String(head.version)}`)
      continue
    }
    last = line as Partial<BackupFoot & BackupRows>
    if (last.table && last.rows) found[last.table] = (found[last.table] ?? 0) + last.rows.length
  }
  if (!head || !last?.counts) throw damaged('its end is missing')
  const known: readonly string[] = restoredTables
  for (const [table, expected] of Object.entries(last.counts)) {
    const rows = found[table] ?? 0
    if (!known.includes(table) || rows !== expected)
      throw damaged(`of ${table} it has ${rows} rows instead of ${expected}`)
  }
  return { head, counts: last.counts }
}

/** All rows, some at a time. */
export async function* pagesOf(source: BackupSource): AsyncGenerator<BackupRows> {
  for await (const line of lines(source)) {
    const page = line as Partial<BackupRows>
    if (page.table && page.rows) yield page as BackupRows
  }
}

async function* lines(source: BackupSource): AsyncGenerator<unknown> {
  const gunzip = createGunzip()
  const file = source()
  file.once('error', (error) => gunzip.destroy(unreadable(error)))
  try {
    const text = createInterface({ input: file.pipe(gunzip), crlfDelay: Infinity })
    let failure: unknown
    gunzip.once('error', (error) => {
      failure = error
      text.close()
    })
    for await (const line of text) if (line) yield JSON.parse(line) as unknown
    if (failure) throw failure as Error
  } catch (error) {
    if (error instanceof StartError) throw error
    throw damaged('it can not be read to its end')
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}

const damaged = (why: string) =>
  new StartError(`This file can't be restored: ${why}. Take another backup.`)

/** Of the file as the machine has it: what is in it may be whole. */
function unreadable({ code = '', message, path }: NodeJS.ErrnoException): StartError {
  if (code === 'ENOENT') return new StartError(`There is no file ${path}.`)
  return new StartError(`This file can't be read (${message}). ${advices[code] ?? ''}`.trim())
}

const advices: Record<string, string> = {
  EACCES:
    'Give it to the user who restores (chown), and lay it in a folder that this user may enter.',
  EISDIR: 'It is a folder. Name a file in it.',
}
