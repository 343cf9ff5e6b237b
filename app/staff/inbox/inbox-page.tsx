import { randomUUID } from 'node:crypto'
import { data, redirect, useFetcher } from 'react-router'
import { staffAddresses } from '../../account/staff.server.ts'
import { slotsToPropose } from '../../booking/proposals.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { isFreshlySignedIn } from '../fresh-only.server.ts'
import { fieldOf } from '../form-field.ts'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf } from '../office-context.ts'
import { May } from '../may.tsx'
import { useFreshPage } from '../use-fresh-page.ts'
import type { Route } from './+types/inbox-page'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import { answerBeginning, answerClosing, answerSubject } from './answer-mail.ts'
import { assigneesOfOpen } from './assignees.server.ts'
import { waitingFiles } from './attachments.server.ts'
import { colleaguesPapers } from './colleagues-papers.server.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryView } from './enquiry-view.tsx'
import { aroundEnquiry, findEnquiry } from './enquiry.server.ts'
import { openChat } from './open-chat.server.ts'
import { workOnEnquiry } from './inbox-action.server.ts'
import type { InboxOutcome } from './inbox-outcome.ts'
import { readPlace } from './inbox-address.ts'
import { nobody, readFilter, type InboxFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxKeys } from './inbox-keys.tsx'
import { savedAnswersFor } from './saved-answers-for.server.ts'
import { countOpen, listEnquiries } from './inbox.server.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** The list, and beside it the enquiry that is open; on a phone one or the other. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'look')
  const { db, settings, staff, now } = office
  const { catalogue } = office.content()
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const today = dayAt(now())
  // Whom an enquiry can be given to.
  const staffEmails = await staffAddresses(db.queries, settings, 'enquiries')
  const [list, counts, held, enquiry] = await Promise.all([
    listEnquiries(db.queries, filter, { today, ...readPlace(searchParams) }, catalogue),
    countOpen(db.queries),
    assigneesOfOpen(db),
    params.id ? findEnquiry(db.queries, params.id, catalogue) : undefined,
  ])
  if (params.id && !enquiry) return officeNotFound()
  return {
    ...{ filter, list, counts, now: now() },
    canExport: isFreshlySignedIn(office),
    ...{ staffEmails, staffEmail: staff.email },
    /** Whose enquiries can be looked for: what a colleague who has left still has open is found too. */
    assignees: [...new Set([...staffEmails, ...held, ...chosenIn(filter)])],
    products: catalogue.products.map(({ id, title }) => ({ id, title })),
    open: enquiry
      ? {
          enquiry,
          around: await aroundEnquiry(db.queries, enquiry, catalogue),
          answer: {
            subject: inLanguage(enquiry.language, () => answerSubject(catalogue, enquiry)),
            text: answerBeginning(enquiry, staff.name),
          },
          closing: answerClosing(staff.name),
          free: enquiry.email ? await slotsToPropose(db.queries, enquiry, now()) : [],
          files: await waitingFiles(db.queries, { enquiryId: enquiry.id, staff, now: now() }),
          colleaguesPapers: await colleaguesPapers(db.queries, { enquiryId: enquiry.id, staff }),
          savedAnswers: await savedAnswersFor(db.queries, enquiry, catalogue),
          // A form that is sent twice carries the same ids, and counts once.
          formIds: { answer: randomUUID(), answered: randomUUID(), note: randomUUID() },
        }
      : null,
  }
}

const chosenIn = ({ assignee }: InboxFilter) => (assignee && assignee !== nobody ? [assignee] : [])

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'enquiries')
  const form = await request.formData()
  const chat = fieldOf(form, 'do') === 'message' && (await openChat(office, params.id ?? ''))
  if (chat) return redirect(chat, 303)
  const { status, ...outcome } = await workOnEnquiry(office, params.id ?? '', form)
  return data(outcome, { status })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.open?.enquiry.name
  return officeMeta(...(name ? [name] : []), officePages.inbox.title)
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, list, counts, now, products, staffEmails, staffEmail, open } = loaderData
  const { canExport, assignees } = loaderData
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const outcome = fetcher.data ?? actionData
  useFocusOnWrong(outcome?.ok === false ? outcome : null)
  useFreshPage()
  return (
    <div className="inbox" data-open={open ? '' : undefined}>
      <div className="office-head inbox-head">
        <h1>{officePages.inbox.title}</h1>
        <May right="enquiries">
          <InboxKeys />
        </May>
      </div>
      <InboxFilters {...{ filter, counts, products, assignees }} />
      <div className="inbox-panes">
        <EnquiryList {...{ filter, now, outcome, canExport, openId: open?.enquiry.id, ...list }} />
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
