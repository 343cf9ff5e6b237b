import { writeFilter, type InboxFilter } from './inbox-filter.ts'
import type { Cursor, PageRequest } from './inbox.server.ts'
import { officePath } from '../../page/office-paths.ts'

/** Addresses within the inbox; the filter goes along, so that Back leads to the same list. */

export function inboxAddress(filter: InboxFilter): string {
  return officePath.inbox() + writeFilter(filter)
}

export function enquiryAddress(id: string, filter?: InboxFilter, search = ''): string {
  return officePath.enquiry(id) + (filter ? writeFilter(filter) : search)
}

/** The list before or after an enquiry: `?before=1795430400000_3f0c…`. */
export function pageAddress(
  filter: InboxFilter,
  side: 'before' | 'after',
  { createdAt, id }: Cursor,
) {
  const query = new URLSearchParams(writeFilter(filter))
  query.set(side, `${createdAt.getTime()}_${id}`)
  return `${officePath.inbox()}?${query.toString()}`
}

export function readPlace(parameters: URLSearchParams): Omit<PageRequest, 'today'> {
  const before = readCursor(parameters.get('before'))
  const after = before ? undefined : readCursor(parameters.get('after'))
  return { before, after }
}

function readCursor(text: string | null): Cursor | undefined {
  const [, time, id] =
    /^(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text ?? '') ?? []
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined
}
