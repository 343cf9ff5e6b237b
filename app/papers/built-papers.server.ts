import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The papers that a build made, by their addresses in each language: what each was made of, and how large it is. */
export type BuiltPapers = Record<string, { fingerprint: string; bytes: number }>

/** Where a build lists its papers. */
export const listIn = (buildDir: string) => join(buildDir, 'papers.json')

/** None where nothing was built. */
export function readBuiltPapers(buildDir: string): BuiltPapers {
  try {
    return JSON.parse(readFileSync(listIn(buildDir), 'utf8')) as BuiltPapers
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
