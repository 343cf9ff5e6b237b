import { Link } from 'react-router'
import { DateTime } from '../date-time.tsx'
import type { AnswerGiven } from './answers-given.server.ts'
import { wayWords } from '../words/enquiry-words.ts'
import { officePath } from '../../page/office-paths.ts'

/** What was answered already, before anybody writes a second answer. */
export function AnswersGiven({ answers, now }: { answers: AnswerGiven[]; now: Date }) {
  if (answers.length === 0) return null
  return (
    <section className="office-section" aria-labelledby="answers-title">
      <h2 id="answers-title">Answers</h2>
      <ul className="enquiry-notes">
        {answers.map(({ number, at, who, by, mailId, letter }) => (
          <li key={number}>
            {letter && <p>{letter}</p>}
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
