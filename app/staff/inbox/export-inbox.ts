import { dayAt } from '../../rules/calendar-days.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { freshOnly } from '../fresh-only.server.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/export-inbox'
import { inboxAddress } from './inbox-address.ts'
import { inboxCsv } from './inbox-csv.server.ts'
import { readFilter } from './inbox-filter.ts'

/** `/staff/inbox.csv`: the list of the same address without `.csv`, whole. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'take-out')
  const { db, staff, now, content } = office
  const filter = readFilter(new URL(request.url).searchParams)
  const refused = freshOnly(office, inboxAddress(filter))
  if (refused) return refused
  const { search, assignee, ...details } = filter
  await db.transaction((tx) =>
    auditLog.record(tx, {
      ...{ at: now(), by: staff, action: 'enquiries-exported', subject: filter.status },
      // What was searched for may be a name.
      details: { ...details, narrowed: Boolean(search || assignee) },
    }),
  )
  const about = { catalogue: content().catalogue, today: dayAt(now()) }
  return new Response(streamOf(inboxCsv(db.queries, filter, about)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="dino-enquiries-${dayAt(now())}.csv"`,
    },
  })
}

/** Read as fast as it is taken, and no further once the reader has gone. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
