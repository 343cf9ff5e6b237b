import type { MailStatus } from '../../rules/mail.ts'
import { officePath, withQuery } from '../../page/office-paths.ts'
import type { Resent } from './resent-words.ts'

/** What the outbox shows, as its address says it. */
export const mailFilters = ['all', 'waiting', 'failed', 'sent', 'kept', 'dismissed'] as const
export type MailFilter = MailStatus | 'all'

export interface MailPlace {
  createdAt: Date
  id: string
}

export function readMailFilter(parameters: URLSearchParams): MailFilter {
  return mailFilters.find((filter) => filter === parameters.get('status')) ?? 'all'
}

/** The mail after which a page of the list begins: `?before=1795430400000_3f0c…@localhost`. */
export function readMailPlace(parameters: URLSearchParams): MailPlace | null {
  const [, time, id] = /^(\d{1,14})_(.+)$/.exec(parameters.get('before') ?? '') ?? []
  return time && id ? { createdAt: new Date(Number(time)), id } : null
}

export function mailListAddress(filter: MailFilter, before?: MailPlace): string {
  return withQuery(officePath.mails(), {
    ...inQuery(filter),
    before: before && `${before.createdAt.getTime()}_${before.id}`,
  })
}

/** Asks whether to send all that failed, and is where that form goes. */
export function resendFailedAddress(): string {
  return withQuery(officePath.mails(), { ...inQuery('failed'), send: 'all' })
}

export const asksToResend = (parameters: URLSearchParams) => parameters.get('send') === 'all'

/** What failed, after all of it was sent again. */
export function resentAddress({ sent, dismissed }: Resent): string {
  const counts = { sent: String(sent), dismissed: String(dismissed) }
  return withQuery(officePath.mails(), { ...inQuery('failed'), ...counts })
}

export function readResent(parameters: URLSearchParams): Resent | null {
  const read = (name: string) => /^\d{1,6}$/.exec(parameters.get(name) ?? '')?.[0]
  const [sent, dismissed] = [read('sent'), read('dismissed')]
  return sent && dismissed ? { sent: Number(sent), dismissed: Number(dismissed) } : null
}

export function mailAddress(id: string, filter: MailFilter): string {
  return withQuery(officePath.mail(id), inQuery(filter))
}

function inQuery(filter: MailFilter) {
  return { status: filter === 'all' ? undefined : filter }
}
