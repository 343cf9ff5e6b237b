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

type Given = Pick<Certificate, 'title' | 'about' | 'pages'> & Partial<Pick<Certificate, 'specimen'>>

/** A specimen, unless it is said to be issued. */
export function certificate(
  id: string,
  { title, about, pages, specimen = true }: Given,
): Certificate {
  const file = `/certificates/${id}.pdf`
  const cover = `/media/certificates/${id}.avif`
  return { id, title, about, file, cover, pages, specimen }
}

/** Of one whose issued document lies in `public/certificates/`: its number of `pages`, and `specimen: false`. */
export const certificates: readonly Certificate[] = [
  certificate('iso-certification', {
    title: 'ISO Certification',
    about:
      "An ISO certificate states that an independent body has examined a company's management system against an ISO standard.",
    pages: 2,
  }),
  certificate('strenx-certification', {
    title: 'Strenx Certification',
    about:
      'Strenx is a high-strength structural steel. A Strenx certificate states what is built with it.',
    pages: 1,
  }),
  certificate('certificate-of-compliance', {
    title: 'Certificate of Compliance',
    about: 'A certificate of compliance states which rules a product meets, and who examined it.',
    pages: 1,
  }),
]

/** All of them, some of them or none: what a sentence about the specimens has to say. */
export function specimens(of: readonly Pick<Certificate, 'specimen'>[]): 'all' | 'some' | 'none' {
  const count = of.filter(({ specimen }) => specimen).length
  if (count === 0) return 'none'
  return count === of.length ? 'all' : 'some'
}

/** Whether its last day is past on this one. */
export const isOver = ({ validUntil }: Pick<Certificate, 'validUntil'>, day = '') =>
  validUntil !== undefined && validUntil < day
