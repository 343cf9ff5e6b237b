import type { Company } from '../../content/company.ts'
import { isPaperApproved } from '../../content/language/approved.ts'
import { t } from '../../content/language/t.ts'
import { standIns } from '../../content/stand-ins.ts'

/** What stands at the end of papers: whose they are, and how far they count. */

export const senderOf = ({ name, address }: Company) => `${name}, ${address.join(', ')}`

/** What reaches nobody is not printed. */
export function waysToAsk(company: Company) {
  const nobodys = new Set(standIns(company))
  const { phone, salesEmail, address } = company
  return [
    ...(nobodys.has('phone') ? [] : [{ name: t('Call'), text: phone.display, href: phone.href }]),
    ...(nobodys.has('salesEmail')
      ? []
      : [{ name: t('Write'), text: salesEmail, href: `mailto:${salesEmail}` }]),
    { name: t('Visit the workshop'), text: address.join(', ') },
  ]
}

/**
 * As on the pages.
 *
 * @param path of the paper, as `isPaperApproved` asks for it
 */
export const noticeOn = (path: string) =>
  isPaperApproved(path)
    ? undefined
    : t(
        'This page was translated by a machine and has not been checked. The English page is what counts.',
      )
