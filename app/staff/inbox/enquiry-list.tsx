import { Link } from 'react-router'
import { dayAt } from '../../rules/calendar-days.ts'
import { isOpen } from '../../rules/enquiry.ts'
import { followUpSentence } from '../../rules/follow-up.ts'
import { signInUrl } from '../../account/sign-in-window.ts'
import { kindWords } from '../../rules/enquiry-facts.ts'
import { DateTime } from '../date-time.tsx'
import { awaitsAnswerWords, outcomeWords, statusWords } from '../words/enquiry-words.ts'
import { useMay } from '../may.tsx'
import type { InboxOutcome } from './inbox-outcome.ts'
import { enquiryAddress, inboxAddress, pageAddress } from './inbox-address.ts'
import { isFiltered, unfiltered, writeFilter, type InboxFilter } from './inbox-filter.ts'
import type { ListedEnquiry } from './inbox.server.ts'
import { Outcome } from './outcome.tsx'
import { officePath } from '../../page/office-paths.ts'

interface EnquiryListProps {
  filter: InboxFilter
  rows: ListedEnquiry[]
  hasNewer: boolean
  hasOlder: boolean
  openId: string | undefined
  now: Date
  /** Signed in afresh: the list is people's data. */
  canExport: boolean
  outcome: InboxOutcome | undefined
}

export function EnquiryList(props: EnquiryListProps) {
  const { filter, rows, hasNewer, hasOlder, openId, now, canExport, outcome } = props
  const [first, last] = [rows[0], rows.at(-1)]
  const mayTakeOut = useMay()('take-out')
  return (
    <section className="inbox-list" aria-label="Enquiries">
      {outcome && outcome.id !== openId && <Outcome {...outcome} />}
      {rows.length === 0 && <Nothing filter={filter} />}
      {isFiltered(filter) && rows.length > 0 && (
        <p className="office-quiet inbox-found">{foundWords(rows.length, hasNewer || hasOlder)}</p>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Row {...{ row, filter, now }} isShown={row.id === openId} />
          </li>
        ))}
      </ul>
      <div className="inbox-pages">
        {hasNewer && first && (
          <Link className="office-button" to={pageAddress(filter, 'after', first)}>
            Newer
          </Link>
        )}
        {hasOlder && last && (
          <Link className="office-button" to={pageAddress(filter, 'before', last)}>
            Older
          </Link>
        )}
        {rows.length > 0 &&
          mayTakeOut &&
          (canExport ? (
            <a className="office-link" href={officePath.inboxCsv() + writeFilter(filter)} download>
              Download this list as CSV
            </a>
          ) : (
            <a className="office-link" href={signInUrl(inboxAddress(filter), { fresh: true })}>
              Sign in again to download this list
            </a>
          ))}
      </div>
    </section>
  )
}

function foundWords(shown: number, isPart: boolean): string {
  if (isPart) return `${shown} are shown; there are more.`
  return shown === 1 ? 'One enquiry is like this.' : `${shown} enquiries are like this.`
}

interface RowProps {
  row: ListedEnquiry
  filter: InboxFilter
  now: Date
  isShown: boolean
}

function Row({ row, filter, now, isShown }: RowProps) {
  return (
    <Link
      to={enquiryAddress(row.id, filter)}
      className="inbox-row"
      data-enquiry={row.id}
      data-new={row.status === 'new' || undefined}
      aria-current={isShown ? 'true' : undefined}
      preventScrollReset
    >
      <span className="inbox-who">
        <b>
          <bdi>{row.name}</bdi>
        </b>
        {row.company && (
          <span>
            {' '}
            <bdi>{row.company}</bdi>
          </span>
        )}
      </span>
      <span className="inbox-when">
        <DateTime at={row.createdAt} now={now} />
      </span>
      <span className="inbox-what">
        {kindWords[row.kind]}
        {row.about && `: ${row.about}`}
        {row.isExact && (
          <>
            {' '}
            <abbr className="office-tag inbox-3d" title="Put together in 3D">
              3D
            </abbr>
          </>
        )}
      </span>
      <span className={`office-tag ${row.outcome === 'won' ? '' : tagClass[row.status]}`}>
        {row.outcome ? outcomeWords[row.outcome] : statusWords[row.status]}
      </span>
      <span className="inbox-beginning">
        {row.hasAcceptedQuote && isOpen(row) && <b className="inbox-follow-up">Quote accepted. </b>}
        {row.awaitsAnswer && <b className="inbox-follow-up">{awaitsAnswerWords} </b>}
        {row.followUpOn && isOpen(row) && (
          <b className="inbox-follow-up">{followUpSentence(row.followUpOn, dayAt(now))} </b>
        )}
        {row.beginning}
      </span>
    </Link>
  )
}

const tagClass = {
  new: 'office-tag-strong',
  in_progress: '',
  done: 'office-tag-off',
  spam: 'office-tag-off',
}

function Nothing({ filter }: { filter: InboxFilter }) {
  if (!isFiltered(filter) && filter.status === 'open') {
    return <p className="office-empty">Nothing is open. Every enquiry has been dealt with.</p>
  }
  // What was looked for stays while there is more to look through; an outcome is of those that are done.
  const isNarrowed = filter.status !== 'all'
  const wider = isNarrowed ? { ...filter, outcome: null } : unfiltered
  return (
    <p className="office-empty">
      No enquiry is like this.{' '}
      <Link className="office-link" to={inboxAddress({ ...wider, status: 'all' })}>
        Show all
      </Link>
    </p>
  )
}
