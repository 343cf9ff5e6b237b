import { useState } from 'react'
import { useFetcher } from 'react-router'
import { enquiryStatuses } from '../../rules/enquiry.ts'
import { DateTime } from '../date-time.tsx'
import { awaitsAnswerWords, statusWords } from '../words/enquiry-words.ts'
import type { Enquiry } from './enquiry.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface EnquiryStateProps {
  enquiry: Enquiry
  now: Date
  staffEmails: string[]
  staffEmail: string
  answeredId: string
  /** The number of the latest answer; 0 for none. */
  latestAnswer: number
  /** Also for a word on a quote, behind earlier answers. */
  awaitsAnswer: boolean
  /** As of `heardOf`. */
  heard: string
}

/** Where it stands and whose it is; each button is a form of its own, so that all work without scripts. */
export function EnquiryState(props: EnquiryStateProps) {
  const { enquiry, staffEmails, staffEmail } = props
  const fetcher = useFetcher({ key: 'inbox' })
  const action = officePath.enquiry(enquiry.id)
  const { assigneeEmail } = enquiry
  // A colleague who has left since is still shown.
  const everybody = [...new Set([...staffEmails, ...(assigneeEmail ? [assigneeEmail] : [])])]
  return (
    <section className="enquiry-state" aria-label="Status and assignee">
      <fetcher.Form method="post" action={action} className="office-actions">
        <input type="hidden" name="do" value="status" />
        {enquiryStatuses.map((status) => (
          <button
            key={status}
            className="office-button"
            name="status"
            value={status}
            aria-pressed={enquiry.status === status}
          >
            {statusWords[status]}
          </button>
        ))}
      </fetcher.Form>
      <fetcher.Form method="post" action={action} className="office-actions enquiry-assign">
        <input type="hidden" name="do" value="assign" />
        <label className="office-labelled enquiry-assignee">
          <span>Assigned to</span>
          <select
            className="office-input"
            key={assigneeEmail}
            name="assignee"
            defaultValue={assigneeEmail ?? ''}
          >
            <option value="">Nobody</option>
            {everybody.map((email) => (
              <option key={email} value={email}>
                {email}
              </option>
            ))}
          </select>
        </label>
        <button className="office-button">Assign</button>
      </fetcher.Form>
      {assigneeEmail !== staffEmail && (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="do" value="assign" />
          <button className="office-link" name="assignee" value={staffEmail}>
            Take it myself
          </button>
        </fetcher.Form>
      )}
      <Answered key={props.latestAnswer} {...props} />
    </section>
  )
}

function Answered({ enquiry, now, awaitsAnswer, ...props }: EnquiryStateProps) {
  // The page is read anew behind somebody who does not know whether the press arrived: the next one is to count as the same.
  const [answeredId] = useState(props.answeredId)
  const fetcher = useFetcher({ key: 'inbox' })
  const { firstAnsweredAt } = enquiry
  return (
    <fetcher.Form
      method="post"
      action={officePath.enquiry(enquiry.id)}
      className="enquiry-answered"
    >
      <input type="hidden" name="do" value="answered" />
      <input type="hidden" name="answeredId" value={answeredId} />
      <input type="hidden" name="heard" value={props.heard} />
      {firstAnsweredAt && (
        <span className="office-quiet">
          First answered <DateTime at={firstAnsweredAt} now={now} />
        </span>
      )}
      {(!firstAnsweredAt || awaitsAnswer) && (
        <>
          <span>{awaitsAnswer && `${awaitsAnswerWords} `}Answered already?</span>
          <button className="office-link" name="by" value="phone">
            On the phone
          </button>
          <button className="office-link" name="by" value="whatsapp">
            By WhatsApp
          </button>
          <button className="office-link" name="by" value="mail">
            By my own mail
          </button>
        </>
      )}
    </fetcher.Form>
  )
}
