import { randomUUID } from 'node:crypto'
import type { Catalogue } from '../../content/catalogue-of.ts'
import type { Company } from '../../content/company.ts'
import type { VisitTexts } from '../../content/visit.ts'
import type { Services } from '../http/services.ts'
import type { MailKind } from '../rules/mail.ts'
import type { Settings } from '../settings/settings.server.ts'

/** What a mail says, before it is addressed. */
export interface MailContent {
  subject: string
  /** Paragraphs, then facts: both forms of the mail are made of them. */
  text: string
  html: string
  ics?: string
}

/** A row of the outbox. */
export interface NewMail extends MailContent {
  id: string
  kind: MailKind
  about: string
  recipient: string
  replyTo?: string
  /** Id of a mail that the recipient has from us. */
  inReplyTo?: string
  status: 'waiting' | 'kept'
  createdAt: Date
  dueAt: Date
}

/** What mails are written with. */
export interface MailSettings extends Pick<
  Settings,
  | 'publicUrl'
  | 'calendarHost'
  | 'smtpUrl'
  | 'mailFrom'
  | 'salesEmail'
  | 'staffEmails'
  | 'waitlistHoldMinutes'
> {
  company: Company
  catalogue: Catalogue
  visit: VisitTexts
}

/** As they are at this moment: made anew for each mail, since what the site says changes while the process lives. */
export function mailSettings({
  settings,
  content,
}: Pick<Services, 'settings' | 'content'>): MailSettings {
  const { company, catalogue, visit } = content()
  return { ...settings, company, catalogue, visit }
}

/** Puts a mail into its envelope: due at once, or kept where no mail server is set. */
export function newMail(
  settings: MailSettings,
  mail: Pick<NewMail, 'kind' | 'about' | 'recipient' | 'replyTo' | 'inReplyTo'> & MailContent,
  now: Date,
): NewMail {
  return {
    ...mail,
    id: `${randomUUID()}@${new URL(settings.publicUrl).hostname}`,
    status: settings.smtpUrl ? 'waiting' : 'kept',
    createdAt: now,
    dueAt: now,
  }
}

/** The sender of all mails: 'Name <address>'. */
export function senderOf({ mailFrom, company }: MailSettings): string {
  return mailFrom ?? `${company.name} <${company.email}>`
}

/** Who gets the leads. */
export function salesAddress({ salesEmail, company }: MailSettings): string {
  return salesEmail ?? company.salesEmail
}
