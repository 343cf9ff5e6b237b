import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext } from 'react-router'
import { readableSize, sizeOfFile } from './file-size.server.ts'

/** Of the papers that are made already: bytes by path. */
export type PaperSizes = Readonly<Record<string, number>>

/** Set by the server for each page; what the build has just made, while it makes its pages. */
export const paperSizesContext = createContext<PaperSizes>(sizesOfBuild())

function sizesOfBuild(): PaperSizes {
  const folder = process.env.PAPERS_DIRECTORY
  if (!folder) return {}
  const list = readFileSync(join(folder, 'papers.json'), 'utf8')
  const made = Object.entries(JSON.parse(list) as Record<string, { bytes: number }>)
  return Object.fromEntries(made.map(([path, { bytes }]) => [path, bytes]))
}

/** As people say it: of a document of the owner's own, or of the paper in its place; nothing as long as it is not made. */
export function sizeOfPaper(path: string, sizes: PaperSizes): string | undefined {
  const bytes = sizes[path]
  return sizeOfFile(path) ?? (bytes === undefined ? undefined : readableSize(bytes))
}
