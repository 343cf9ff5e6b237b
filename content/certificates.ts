import type { Certificate } from './certificate.ts'

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
