import { useFetcher } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { isOpen } from '../../rules/enquiry.ts'
import { followUpSentence } from '../../rules/follow-up.ts'
import type { Enquiry } from './enquiry.server.ts'
import type { InboxOutcome } from './inbox-outcome.ts'

interface FollowUpProps {
  enquiry: Enquiry
  now: Date
  outcome: InboxOutcome | undefined
}

/** The day on which Today reminds of it. */
export function FollowUp({ enquiry, now, outcome }: FollowUpProps) {
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const { followUpOn } = enquiry
  const refused = outcome?.did === 'follow-up' && !outcome.ok ? outcome.followUp : undefined
  // What is over is reminded of no more; its day can still be taken away.
  if (!isOpen(enquiry) && !followUpOn) return null
  const today = dayAt(now)
  return (
    <fetcher.Form
      key={refused ?? followUpOn}
      method="post"
      action={officePath.enquiry(enquiry.id)}
      className="office-actions follow-up"
    >
      <input type="hidden" name="do" value="follow-up" />
      <label className="office-labelled">
        <span>Follow up on</span>
        <input
          className="office-input"
          type="date"
          name="date"
          min={today}
          defaultValue={refused ?? followUpOn ?? ''}
          aria-invalid={refused === undefined ? undefined : true}
        />
      </label>
      <button className="office-button">Set</button>
      {followUpOn && (
        <>
          <button className="office-link" name="take-away" value="yes" formNoValidate>
            Nothing to follow up
          </button>
          <span
            className={followUpOn <= today && isOpen(enquiry) ? 'follow-up-due' : 'office-quiet'}
          >
            {isOpen(enquiry)
              ? followUpSentence(followUpOn, today)
              : 'You are not reminded of what is over.'}
          </span>
        </>
      )}
    </fetcher.Form>
  )
}
