import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What pages load by their scripts, whatever is published: part of what is kept on a phone. Listed by the build. */
export interface KeptByScripts {
  files: string[]
  /** The address that is kept, and the others of the same picture. */
  pictures: [kept: string, others: string[]][]
}

export const keptByScriptsIn = (buildDir: string) => join(buildDir, 'kept.json')

export function readKeptByScripts(buildDir: string): KeptByScripts {
  const file = keptByScriptsIn(buildDir)
  if (!existsSync(file)) return { files: [], pictures: [] }
  return JSON.parse(readFileSync(file, 'utf8')) as KeptByScripts
}
