import { mails } from '../app/db/schema/mails.server.ts'
import type { MailOutcome } from '../app/staff/mail/mail-action.server.ts'
import { mailsOf } from './mails-of.ts'
import type { Office } from './office.ts'

export const withSmtp = { settings: { smtpUrl: 'smtp://set.example' } }
/** Monday, half past nine in India. */
export const start = new Date('2026-11-23T04:00:00Z')
export const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

type Status = 'waiting' | 'sent' | 'failed' | 'kept' | 'dismissed'

/** A mail in the outbox, as it stands in the case. */
export async function mailThatIs(
  { services }: Pick<Office, 'services'>,
  status: Status,
  given: Partial<typeof mails.$inferInsert> = {},
) {
  const id = `${crypto.randomUUID()}@localhost`
  await services.db.queries.insert(mails).values({
    ...{ id, status, kind: 'enquiry-copy', about: crypto.randomUUID(), attempts: 3 },
    ...{ recipient: 'asha@buyer.example', subject: 'Your message', text: 'Hi', html: '<p>Hi</p>' },
    ...{ lastError: status === 'failed' ? 'Refused' : null, createdAt: start, dueAt: later(60) },
    ...{ sentAt: status === 'sent' ? start : null, ...given },
  })
  return id
}

export const mailForm = (office: Office, id: string, fields: Record<string, string>) =>
  office.send<MailOutcome>(`/staff/mail/${encodeURIComponent(id)}`, fields)
/** From a page that shows it as it is. */
export async function resend(office: Office, id: string) {
  const mail = (await mailsOf(office)).find((each) => each.id === id)
  return mailForm(office, id, { shown: mail!.status, formId: crypto.randomUUID() })
}
