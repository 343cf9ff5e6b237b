import { Link } from 'react-router'
import { FilesSent } from './files-sent.tsx'
import { DateTime } from '../date-time.tsx'
import { shortDay } from '../../rules/day-labels.ts'
import type { AroundEnquiry } from './enquiry.server.ts'
import type { AnswerGiven } from './answers-given.server.ts'
import { wayWords } from '../words/enquiry-words.ts'
import { officePath } from '../../page/office-paths.ts'

interface AnswersGivenProps {
  answers: AnswerGiven[]
  proposals: AroundEnquiry['proposals']
  now: Date
}

/** What was answered already, before anybody writes a second answer. */
export function AnswersGiven({ answers, proposals, now }: AnswersGivenProps) {
  const proposedIn = (mailId: string | null) =>
    proposals.find((proposal) => proposal.mailId === mailId)
  if (answers.length === 0) return null
  return (
    <section className="office-section" aria-labelledby="answers-title">
      <h2 id="answers-title">Answers</h2>
      <ul className="notes">
        {answers.map(({ number, at, who, by, mailId, letter, files }) => (
          <li key={number}>
            {letter && <p>{letter}</p>}
            <FilesSent files={files} />
            <Proposed proposal={proposedIn(mailId)} />
            <p className="label">
              {who}, {wayWords(by)}, <DateTime at={at} now={now} />
              {mailId && (
                <>
                  {', '}
                  <Link className="office-link" to={officePath.mail(mailId)}>
                    the mail
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The times that an answer proposed, and the one that was taken. */
function Proposed({ proposal }: { proposal: AroundEnquiry['proposals'][number] | undefined }) {
  if (!proposal) return null
  const { slots, taken } = proposal
  const words = slots.map(({ date, time }) => `${shortDay(date)}, ${time}`)
  return (
    <p>
      Proposed: {words.join('; ')}.{' '}
      {taken ? (
        <Link className="office-link" to={officePath.appointment(taken.id)}>
          Booked: {shortDay(taken.date)}, {taken.time}
        </Link>
      ) : (
        <span className="office-quiet">None is booked.</span>
      )}
    </p>
  )
}
