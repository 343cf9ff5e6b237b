import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { kindWords } from '../../rules/enquiry-facts.ts'
import { lateWords } from '../../rules/follow-up.ts'
import type { FollowUpsDue } from '../inbox/follow-up.server.ts'
import { inboxAddress } from '../inbox/inbox-address.ts'
import { unfiltered } from '../inbox/inbox-filter.ts'
import { awaitsAnswerWords } from '../words/enquiry-words.ts'

/** Enquiries that staff wanted to be reminded of by today, and those whose quotes wait for a word of ours. */
export function FollowUps({ due: { rows, count }, today }: { due: FollowUpsDue; today: string }) {
  if (count === 0) return null
  return (
    <section className="unseen not-printed" aria-labelledby="follow-up-title">
      <div className="unseen-head">
        <h2 id="follow-up-title">
          Follow up <span className="office-badge">{count}</span>
        </h2>
      </div>
      <ul>
        {rows.map(({ id, name, kind, about, followUpOn, awaitsAnswer, assigneeEmail }) => (
          <li key={id}>
            <b className={followUpOn < today ? 'follow-up-late' : undefined}>
              {upperFirst(lateWords(followUpOn, today))}
            </b>
            <span className="today-who">
              <Link className="office-link" to={officePath.enquiry(id)}>
                <bdi>{name}</bdi>
              </Link>
              <span className="office-quiet">
                {kindWords[kind]}
                {about && `: ${about}`}
                {awaitsAnswer && `. ${awaitsAnswerWords}`}
              </span>
            </span>
            <span className="office-quiet">{assigneeEmail ?? 'Nobody’s yet'}</span>
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p className="follow-ups-all">
          <Link
            className="office-link"
            to={inboxAddress({ ...unfiltered, status: 'open', followUp: 'due' })}
          >
            All {count} in the inbox
          </Link>
        </p>
      )}
    </section>
  )
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
