import { t } from '../../content/language/t.ts'
import type { Certificate } from '../../content/certificate.ts'
import type { Company } from '../../content/company.ts'
import { senderOf } from './paper-foot.ts'
import type { Paper } from './paper.ts'

/** What an issued certificate says, and this one doesn't. */
const front = [
  'Issued by',
  'Issued to',
  'Issued for',
  'Number',
  'Issued on',
  'Valid until',
] as const
const annex = ['Sites', 'Activities', 'Standard and edition', 'Exclusions', 'Signed by'] as const

/** Shows where the issued document will stand, and states nothing in its place. */
export function specimenOf({ title, about, pages }: Certificate, company: Company): Paper {
  const first = { title, about, blanks: front.map((text) => t(text)) }
  const others = Array.from({ length: pages - 1 }, () => ({
    title: t('Annex'),
    about: t('To the {title}.', { title: title }),
    blanks: annex.map((text) => t(text)),
  }))
  const words = { title, pages: [first, ...others], name: company.name, company: senderOf(company) }
  return { template: 'specimen', words, drawings: {}, pictures: {} }
}
