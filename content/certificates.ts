export interface Certificate {
  id: string
  title: string
  /** What a certificate of its kind states. */
  about: string
  /** The PDF's path on the site. */
  file: string
  /** The picture of its first page, among the sources. */
  cover: string
  pages: number
  /** Stands in until the owner lays the issued document in its place, under the same name. */
  specimen: boolean
}

function certificate(
  id: string,
  { title, about, pages }: Pick<Certificate, 'title' | 'about' | 'pages'>,
): Certificate {
  const file = `/certificates/${id}.pdf`
  const cover = `/media/certificates/${id}.avif`
  return { id, title, about, file, cover, pages, specimen: true }
}

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
