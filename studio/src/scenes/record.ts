import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What each committed picture was made from, so that a fresh clone renders only what has changed. */
type Made = Record<string, string>

const fileIn = (folder: string) => join(folder, 'made-from.json')

export async function recorded(folder: string): Promise<Made> {
  const file = fileIn(folder)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

export async function record(folder: string, name: string, hash: string): Promise<void> {
  const made = { ...(await recorded(folder)), [name]: hash }
  const sorted = Object.entries(made).toSorted(([a], [b]) => a.localeCompare(b))
  await writeFile(fileIn(folder), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}
