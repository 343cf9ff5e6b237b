import { useFetcher } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { endingWords, longestLostWords, lostReasons } from '../../rules/enquiry-ending.ts'
import type { Enquiry } from './enquiry.server.ts'
import type { InboxOutcome } from './inbox-outcome.ts'

interface EnquiryEndingProps {
  enquiry: Enquiry
  outcome: InboxOutcome | undefined
}

/** Won or lost; either makes it done. */
export function EnquiryEnding({ enquiry, outcome }: EnquiryEndingProps) {
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const action = officePath.enquiry(enquiry.id)
  const refused = outcome?.ok === false ? outcome.ending : undefined
  const { lostReason, lostWords } = refused ?? enquiry
  return (
    <div className="enquiry-ending office-actions">
      <fetcher.Form method="post" action={action} className="office-actions">
        <input type="hidden" name="do" value="status" />
        <input type="hidden" name="status" value="done" />
        <span>Outcome</span>
        <button
          className="office-button"
          name="outcome"
          value="won"
          aria-pressed={enquiry.outcome === 'won'}
        >
          Won
        </button>
        {enquiry.outcome && (
          <button className="office-link enquiry-no-outcome" name="outcome" value="">
            No outcome
          </button>
        )}
      </fetcher.Form>
      <details key={`${enquiry.outcome} ${lostReason}`} open={refused !== undefined}>
        <summary className="office-button" aria-current={enquiry.outcome === 'lost' || undefined}>
          {enquiry.outcome === 'lost' ? endingWords(enquiry) : 'Lost'}
        </summary>
        <fetcher.Form method="post" action={action} className="office-actions">
          <input type="hidden" name="do" value="status" />
          <input type="hidden" name="status" value="done" />
          <input type="hidden" name="outcome" value="lost" />
          <label className="office-labelled">
            <span>Why</span>
            <select
              className="office-input"
              name="lostReason"
              defaultValue={lostReason ?? ''}
              required
            >
              <option value="">Choose a reason</option>
              {Object.entries(lostReasons).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <label className="office-labelled">
            <span>In your words</span>
            <input
              className="office-input"
              name="lostWords"
              defaultValue={lostWords ?? ''}
              maxLength={longestLostWords}
            />
          </label>
          <button className="office-button">Mark as lost</button>
        </fetcher.Form>
      </details>
    </div>
  )
}
