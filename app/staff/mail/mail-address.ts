import type { mailStatuses } from '../../mail/mail.server.ts'

/** What the outbox shows, as its address says it. */
export type MailStatus = (typeof mailStatuses)[number]
export const mailFilters = ['all', 'waiting', 'failed', 'sent', 'kept'] as const
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
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('status', filter)
  if (before) query.set('before', `${before.createdAt.getTime()}_${before.id}`)
  return `/staff/mail${query.size > 0 ? `?${query.toString()}` : ''}`
}

export function mailAddress(id: string, filter: MailFilter = 'all'): string {
  const query = filter === 'all' ? '' : `?status=${filter}`
  return `/staff/mail/${encodeURIComponent(id)}${query}`
}
