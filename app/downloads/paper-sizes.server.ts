import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext } from 'react-router'
import { readableSize } from '../rules/readable-size.ts'
import { sizeOfFile } from './file-size.server.ts'

/** Of the papers that are made already: bytes by address. */
export type PaperSizes = Readonly<Record<string, number>>

/** Set by the server for each page; what the build has just made, while it makes its pages. */
export const paperSizesContext = createContext<PaperSizes>(sizesOfBuild())

function sizesOfBuild(): PaperSizes {
  const folder = process.env.PAPERS_DIRECTORY
  return folder ? sizesOf(JSON.parse(readFileSync(join(folder, 'papers.json'), 'utf8'))) : {}
}

/** @param built what a build lists of its papers, by their addresses */
export function sizesOf(built: Record<string, { bytes: number }>): PaperSizes {
  return Object.fromEntries(Object.entries(built).map(([address, { bytes }]) => [address, bytes]))
}

/**
 * As people say it: of a document of the owner's own, or of the paper in its place; nothing as long as it is not made.
 *
 * @param address where the paper is had in the page's language
 */
export function sizeOfPaper(path: string, sizes: PaperSizes, address = path): string | undefined {
  const bytes = sizes[address]
  return sizeOfFile(path) ?? (bytes === undefined ? undefined : readableSize(bytes))
}
