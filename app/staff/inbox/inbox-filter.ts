import { enquiryOutcomes } from '../../rules/enquiry-ending.ts'
import {
  enquiryKinds,
  enquiryStatuses,
  type EnquiryKind,
  type EnquiryStatus,
} from '../../rules/enquiry.ts'
import { oneLine } from '../../rules/typed-text.ts'

/**
 * What the inbox shows, as its address says it: `?status=new&kind=quote&product=wotan&assignee=…&q=menon`.
 * Without a status it is what still needs somebody.
 */
export interface InboxFilter {
  status: InboxStatus
  kind: EnquiryKind | null
  product: string | null
  /** An e-mail address of staff, or 'nobody'. */
  assignee: string | null
  followUp: FollowUpFilter | null
  /** Only of those that are done. */
  outcome: OutcomeFilter | null
  /** As it was typed. */
  search: string
}

export const inboxStatuses = ['open', ...enquiryStatuses, 'all'] as const
export type InboxStatus = (typeof inboxStatuses)[number]

export const nobody = 'nobody'

/** What is to be followed up today or has been for days; or on any day. */
export const followUpFilters = ['due', 'any'] as const
export type FollowUpFilter = (typeof followUpFilters)[number]

export const outcomeFilters = [...enquiryOutcomes, 'none'] as const
export type OutcomeFilter = (typeof outcomeFilters)[number]

/** The longest search that is looked for; the rest is cut off. */
const longestSearch = 200

export function readFilter(parameters: URLSearchParams): InboxFilter {
  const outcome = oneOf(outcomeFilters, parameters.get('outcome'))
  return {
    status: outcome ? 'done' : (oneOf(inboxStatuses, parameters.get('status')) ?? 'open'),
    kind: oneOf(enquiryKinds, parameters.get('kind')),
    product: parameters.get('product') || null,
    assignee: parameters.get('assignee')?.toLowerCase() || null,
    followUp: oneOf(followUpFilters, parameters.get('followUp')),
    outcome,
    search: oneLine(parameters.get('q') ?? '').slice(0, longestSearch),
  }
}

/** The filter as a query, without what is the default: `` or `?status=new`. */
export function writeFilter(filter: InboxFilter): string {
  const { status, kind, product, assignee, followUp, outcome, search } = filter
  const parameters = new URLSearchParams()
  if (status !== 'open') parameters.set('status', status)
  if (kind) parameters.set('kind', kind)
  if (product) parameters.set('product', product)
  if (assignee) parameters.set('assignee', assignee)
  if (followUp) parameters.set('followUp', followUp)
  if (outcome) parameters.set('outcome', outcome)
  if (search) parameters.set('q', search)
  const text = parameters.toString()
  return text && `?${text}`
}

export function isFiltered(filter: InboxFilter): boolean {
  const { kind, product, assignee, followUp, outcome, search } = filter
  return Boolean(kind || product || assignee || followUp || outcome || search)
}

/** Narrows nothing but the status. */
export const unfiltered = {
  ...{ kind: null, product: null, assignee: null, followUp: null, outcome: null, search: '' },
} satisfies Omit<InboxFilter, 'status'>

export function isEnquiryStatus(text: unknown): text is EnquiryStatus {
  return oneOf(enquiryStatuses, text) !== null
}

function oneOf<T extends string>(list: readonly T[], text: unknown): T | null {
  return list.find((item) => item === text) ?? null
}
