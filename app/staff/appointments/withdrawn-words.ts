import { shortDay } from '../../rules/day-labels.ts'
import type { MailStatus } from '../../rules/mail.ts'
import type { AgendaEntry } from './agenda.server.ts'

type Withdrawn = Pick<AgendaEntry, 'email' | 'movedTo' | 'offerMail'>

/** Of somebody whom we called off: whether they have another slot by now, know that they may choose one, or have to be called. */
export function withdrawnWords({ email, movedTo, offerMail }: Withdrawn): string {
  if (movedTo) return `Now ${shortDay(movedTo.date)}, ${movedTo.time}`
  if (!email) return 'No e-mail: call to find another slot'
  return told[offerMail ?? 'dismissed']
}

const told: Record<MailStatus, string> = {
  waiting: 'The mail with a link is on its way, no other slot chosen yet',
  sent: 'Mailed with a link, no other slot chosen yet',
  failed: 'The mail with a link could not be sent: call to find another slot',
  kept: 'No mail was sent: call to find another slot',
  dismissed: 'No mail was sent: call to find another slot',
}
