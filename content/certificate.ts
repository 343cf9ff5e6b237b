import type { FilesOfSite, PaperFacts } from './files.ts'

export interface Certificate {
  id: string
  title: string
  /** What a certificate of its kind states. */
  about: string
  /** The PDF's path on the site. */
  file: string
  /** The picture of its first page, among the sources; a photograph or scan beside it takes its place. */
  cover: string
  pages: number
  /** Stands in until there is the issued document: laid in its place under the same name, or uploaded. */
  specimen: boolean
  /** The issued document, and its first page as a picture, as they were uploaded. */
  paper?: string
  firstPage?: string
  number?: string
  issuer?: string
  /** Of the issuer's own register, where its number can be looked up. */
  register?: string
  /** The last day on which it is valid: YYYY-MM-DD. */
  validUntil?: string
}

/** As it was issued and uploaded. */
export function issuedPaper(
  { paper }: Pick<Certificate, 'paper'>,
  files: FilesOfSite,
): PaperFacts | undefined {
  const facts = paper ? files.get(paper) : undefined
  return facts?.kind === 'paper' ? facts : undefined
}

/** Whether what the site shows of it is no more than that. */
export const isSpecimen = (
  certificate: Pick<Certificate, 'specimen' | 'paper'>,
  files: FilesOfSite,
): boolean => certificate.specimen && !issuedPaper(certificate, files)

/** All of them, some of them or none: what a sentence about the specimens has to say. */
export function specimens(of: readonly Pick<Certificate, 'specimen'>[]): 'all' | 'some' | 'none' {
  const count = of.filter(({ specimen }) => specimen).length
  if (count === 0) return 'none'
  return count === of.length ? 'all' : 'some'
}

/** Whether its last day is past on this one. */
export const isOver = ({ validUntil }: Pick<Certificate, 'validUntil'>, day = '') =>
  validUntil !== undefined && validUntil < day
