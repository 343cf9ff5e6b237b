import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { addDays, dayAt } from '../../rules/calendar-days.ts'
import { readQuote, usualValidDays } from '../../rules/quotes.ts'
import { isUuid } from '../../rules/uuid.ts'
import { fieldOf } from '../form-field.ts'
import { findEnquiry } from '../inbox/enquiry.server.ts'
import { officeOf } from '../office-context.ts'
import { officeNotFound } from '../office-not-found.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import type { Route } from './+types/quote-page'
import { makeQuote } from './make-quote.server.ts'
import { firstLines, quoteDraft, withMoreRoom, withRoom, type QuoteOutcome } from './quote-draft.ts'
import { QuoteForm } from './quote-form.tsx'
import { quoteToRenew, usualTerms } from '../../quotes/quotes-of.server.ts'

export { clientAction } from '../cut-off.ts'

/** A quote for one enquiry: what is typed becomes a paper, which goes along with the next answer. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'enquiries')
  const enquiry = await findEnquiry(db.queries, params.id, content().catalogue)
  if (!enquiry?.email) return officeNotFound()
  const asked = new URL(request.url).searchParams.get('from') ?? ''
  const from = isUuid(asked) ? asked : null
  const renewed = from
    ? await quoteToRenew(db.queries, { id: from, enquiryId: enquiry.id })
    : undefined
  const today = dayAt(now())
  return {
    enquiry: { id: enquiry.id, name: enquiry.name, about: enquiry.about },
    /** Also where it has gone since: what was typed is kept under it. */
    from,
    renewed: renewed ? { number: renewed.number } : null,
    draft: withRoom({
      recipient: renewed?.recipient ?? '',
      lines: renewed?.lines ?? firstLines(enquiry),
      validUntil: addDays(today, usualValidDays),
      terms: renewed?.terms ?? (await usualTerms(db.queries)),
    }),
    // A form that is sent twice carries the same id, and counts once.
    newId: randomUUID(),
    today,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'enquiries')
  const form = await request.formData()
  const draft = quoteDraft(form)
  const from = fieldOf(form, 'from') || undefined
  const refused = (status: number, more: Partial<QuoteOutcome> = {}) => {
    const outcome = { draft: withRoom(draft), from, errors: {}, message: null, ...more }
    return data<QuoteOutcome>(outcome, { status })
  }
  if (form.has('more')) return refused(200, { draft: withMoreRoom(draft) })
  const read = readQuote(draft, dayAt(office.now()))
  if (!read.ok) return refused(422, { errors: read.errors })
  const id = fieldOf(form, 'id')
  const made = await makeQuote(office, { id, enquiryId: params.id, quote: read.quote, from })
  if (!made.ok) return refused(made.status, { message: made.message })
  return redirect(officePath.quotes(params.id, id), 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(...(loaderData ? [`Quote for ${loaderData.enquiry.name}`] : []), 'Quote')
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, from, renewed, draft, newId, today } = loaderData
  useFocusOnWrong(actionData)
  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to={officePath.enquiry(enquiry.id)}>
          <bdi>{enquiry.name}</bdi>
          {enquiry.about && `: ${enquiry.about}`}
        </Link>
      </p>
      <div className="office-head">
        <h1>
          {renewed ? (
            `A new version of ${renewed.number}`
          ) : (
            <>
              Quote for <bdi>{enquiry.name}</bdi>
            </>
          )}
        </h1>
      </div>
      <QuoteForm
        enquiryId={enquiry.id}
        id={newId}
        from={from ?? actionData?.from}
        begin={draft}
        outcome={actionData}
        today={today}
      />
    </>
  )
}
