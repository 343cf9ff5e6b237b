import { randomUUID } from 'node:crypto'
import { company } from '../../content/company.ts'
import type { Settings } from '../env.server.ts'

export const mailKinds = [
  'enquiry-lead',
  'enquiry-copy',
  'enquiry-answer',
  'appointment-confirmed',
  'appointment-cancelled',
  'appointment-offer',
  'appointment-reminder',
] as const
export type MailKind = (typeof mailKinds)[number]

/** waiting → sent, or → failed when given up. kept: no mail server is set, staff read it in the office. */
export const mailStatuses = ['waiting', 'sent', 'failed', 'kept'] as const

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

export type MailSettings = Pick<Settings, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'salesEmail'>

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
export function senderOf({ mailFrom }: Pick<MailSettings, 'mailFrom'>): string {
  return mailFrom ?? `${company.name} <${company.email}>`
}

/** Who gets the leads. */
export function salesAddress({ salesEmail }: Pick<MailSettings, 'salesEmail'>): string {
  return salesEmail ?? company.salesEmail
}
