/**
 * What content says of a file that staff uploaded. It is looked up when content is published and kept with it, so that
 * a page is made without asking for it. The id is the SHA-256 of what was uploaded, hex.
 */
export type FileFacts = PictureFacts | PaperFacts | FilmFacts

/** A file in content: its id, and of a picture what it shows. */
export interface FileRef {
  file: string
  alt: string
}

/** The facts of every file that the site's content names. */
export type FilesOfSite = ReadonlyMap<string, FileFacts>

/** A picture that content names, where it is there. */
export function pictureIn(
  files: FilesOfSite,
  { file }: Pick<FileRef, 'file'>,
): PictureFacts | undefined {
  const facts = files.get(file)
  return facts?.kind === 'picture' ? facts : undefined
}

/** The ids of all files that something stored names. */
export const filesNamedIn = (stored: unknown): string[] => [
  ...new Set(JSON.stringify(stored).match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g)),
]

export interface PictureFacts {
  id: string
  kind: 'picture'
  /** As it was uploaded, turned upright. */
  width: number
  height: number
  /** Of its copies, the narrowest first; at least one. */
  widths: number[]
  /** A dozen pixels as a data address; transparent pictures have none. */
  preview?: string
}

export interface PaperFacts {
  id: string
  kind: 'paper'
  pages: number
  bytes: number
}

export interface FilmFacts {
  id: string
  kind: 'film'
  width: number
  height: number
  seconds: number
  bytes: number
  type: 'video/mp4' | 'video/webm'
}

/** Pixels that the page's pictures are made in; a narrower one is also made in its own. */
export const pictureWidths = [400, 640, 900, 1600]

/** Where one of its copies is served, or the file itself. */
export const filePath = (id: string, variant: string) => `/files/${id}/${variant}`

/** The width of the copy for browsers without AVIF. */
export function fallbackWidth(widths: number[]): number {
  return widths.findLast((width) => width <= 640) ?? widths[0]!
}

export const paperPath = ({ id }: Pick<PaperFacts, 'id'>) => filePath(id, 'paper.pdf')

export const filmPath = ({ id, type }: Pick<FilmFacts, 'id' | 'type'>) =>
  filePath(id, type === 'video/webm' ? 'film.webm' : 'film.mp4')
