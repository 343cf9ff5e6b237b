import type { Company } from '../../content/company.ts'
import { isNobodysAddress, settingWords, standIns } from '../../content/stand-ins.ts'
import type { Settings } from './settings.server.ts'

type Known = Pick<Settings, 'isLocal' | 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'staffEmails'>

/**
 * What keeps visitors from reaching anybody, and the office from hearing of it, in sentences without an address.
 * Told at the start, on the office's first page and by `/readyz`; empty when all is filled in.
 */
export function toFillIn(settings: Known, shown: Company): string[] {
  return [...inContent(shown), ...inSettings(settings)]
}

/** What staff fill in. */
export function inContent(shown: Company): string[] {
  const nobodys = standIns(shown).filter((setting) => setting !== 'position')
  if (nobodys.length === 0) return []
  const words = nobodys.map((setting) => settingWords[setting]).join(', ')
  return [
    `Visitors see stand-ins that reach nobody: ${words}. ` +
      'Staff fill them in on the office’s page Site, under Company.',
  ]
}

/** What whoever runs the site fills in. */
export function inSettings(settings: Known): string[] {
  const { isLocal, smtpUrl } = settings
  const addresses = {
    MAIL_FROM: [settings.mailFrom ?? ''],
    SALES_EMAIL: [settings.salesEmail ?? ''],
    STAFF_EMAILS: settings.staffEmails,
  }
  return [
    ...(!isLocal && !smtpUrl
      ? ['SMTP_URL is not set: no mail goes out, and nobody is told of an enquiry.']
      : []),
    ...Object.entries(addresses)
      .filter(([, emails]) => !isLocal && emails.some(isNobodysAddress))
      .map(([name]) => `${name} names an address that is nobody’s, such as those at example.com.`),
  ]
}
