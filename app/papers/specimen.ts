import type { Certificate } from '../../content/certificates.ts'
import type { Company } from '../../content/company.ts'
import { senderOf } from './brochure.ts'
import type { Paper } from './paper.ts'

/** What an issued certificate says, and this one doesn't. */
const front = ['Issued by', 'Issued to', 'Issued for', 'Number', 'Issued on', 'Valid until']
const annex = ['Sites', 'Activities', 'Standard and edition', 'Exclusions', 'Signed by']

/** Shows where the issued document will stand, and states nothing in its place. */
export function specimenOf({ title, about, pages }: Certificate, company: Company): Paper {
  const first = { title, about, blanks: front }
  const others = Array.from({ length: pages - 1 }, () => ({
    title: 'Annex',
    about: `To the ${title}.`,
    blanks: annex,
  }))
  const words = { title, pages: [first, ...others], name: company.name, company: senderOf(company) }
  return { template: 'specimen', words, drawings: {}, pictures: {} }
}
