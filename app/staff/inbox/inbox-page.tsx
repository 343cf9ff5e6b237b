import { randomUUID } from 'node:crypto'
import { data, useFetcher } from 'react-router'
import { catalogue } from '../../../content/catalogue.ts'
import { nothingHere } from '../nothing-here.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/inbox-page'
import { answerBeginning, answerSubject } from './answer-mail.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryView } from './enquiry-view.tsx'
import { aroundEnquiry, findEnquiry } from './enquiry.server.ts'
import { workOnEnquiry, type InboxOutcome } from './inbox-action.server.ts'
import { readPlace } from './inbox-address.ts'
import { readFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxKeys } from './inbox-keys.tsx'
import { countOpen, listEnquiries } from './inbox.server.ts'
import { useFreshList } from './use-fresh-list.ts'
import './enquiry.css'
import './inbox.css'
import './inbox-filters.css'
import './inbox-keys.css'
import './inbox-list.css'

/** The list, and beside it the enquiry that is open; on a phone one or the other. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, settings, staff, now } = officeOf(context)
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const [list, counts, enquiry] = await Promise.all([
    listEnquiries(db.queries, filter, readPlace(searchParams)),
    countOpen(db.queries),
    params.id ? findEnquiry(db.queries, params.id) : undefined,
  ])
  if (params.id && !enquiry) return nothingHere()
  return {
    ...{ filter, list, counts, now: now() },
    staffEmails: settings.staffEmails,
    staffEmail: staff.email,
    products: catalogue.map(({ id, title }) => ({ id, title })),
    open: enquiry
      ? {
          enquiry,
          around: await aroundEnquiry(db.queries, enquiry),
          answer: {
            subject: answerSubject(enquiry),
            text: answerBeginning(enquiry, staff.name),
          },
          // A form that is sent twice carries the same ids, and counts once.
          formIds: { answer: randomUUID(), note: randomUUID() },
        }
      : null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = officeOf(context)
  const { status, ...outcome } = await workOnEnquiry(
    office,
    params.id ?? '',
    await request.formData(),
  )
  return data(outcome, { status })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.open?.enquiry.name
  return [
    { title: `${name ? `${name} | ` : ''}Inbox | DINO` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, list, counts, now, products, staffEmails, staffEmail, open } = loaderData
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const outcome = fetcher.data ?? actionData
  useFreshList()
  return (
    <div className="inbox" data-open={open ? '' : undefined}>
      <div className="office-head inbox-head">
        <h1>Inbox</h1>
        <InboxKeys openId={open?.enquiry.id} />
      </div>
      <InboxFilters {...{ filter, counts, products, staffEmails }} />
      <div className="inbox-panes">
        <EnquiryList {...{ filter, now, outcome, openId: open?.enquiry.id, ...list }} />
        {open && (
          <EnquiryView
            key={open.enquiry.id}
            {...{ ...open, filter, now, staffEmails, staffEmail, outcome }}
          />
        )}
      </div>
    </div>
  )
}
