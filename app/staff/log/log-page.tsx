import { Form, Link } from 'react-router'
import { staffAddresses } from '../../account/staff.server.ts'
import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/log-page'
import {
  logAddress,
  logTopics,
  readLogFilter,
  withoutAccount,
  type LogFilter,
} from './log-filter.ts'
import { linkOf, sentenceOf } from './log-sentences.ts'
import { readLog, type LogEntry } from './log.server.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import { groupBy } from '../../rules/group-by.ts'

/** Who did what, and when. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, settings, content } = await officeOf(context, 'look')
  const filter = readLogFilter(new URL(request.url).searchParams)
  const staffEmails = await staffAddresses(db.queries, settings)
  return { filter, staffEmails, ...(await readLog(db.queries, filter, content().catalogue)) }
}

export function meta() {
  return officeMeta(officePages.log.title)
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { filter, staffEmails, entries, hasOlder } = loaderData
  const days = groupBy(entries, ({ at }) => dayAt(at))
  const last = entries.at(-1)
  return (
    <>
      <div className="office-head">
        <h1>{officePages.log.title}</h1>
        <LogSearch filter={filter} staffEmails={staffEmails} />
      </div>
      {entries.length === 0 && <p className="office-empty">Nothing like this has been done yet.</p>}
      {[...days].map(([day, done]) => (
        <section key={day} className="log-day" aria-label={fullDay(day)}>
          <h2>{fullDay(day)}</h2>
          <ul>
            {done.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {hasOlder && last && (
        <p className="office-actions log-older">
          <Link className="office-button" to={logAddress({ ...filter, before: last.id })}>
            Older
          </Link>
        </p>
      )}
    </>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const link = linkOf(entry)
  const words = sentenceOf(entry)
  return (
    <li className="log-entry">
      <time dateTime={entry.at.toISOString()}>{timeAt(entry.at)}</time>
      <span>
        <b>{entry.who}</b> {link ? <Link to={link}>{words}</Link> : words}.
      </span>
    </li>
  )
}

function LogSearch({ filter, staffEmails }: { filter: LogFilter; staffEmails: string[] }) {
  return (
    <Form key={JSON.stringify(filter)} className="office-actions log-search">
      <label className="office-labelled">
        About
        <select className="office-input" name="topic" defaultValue={filter.topic ?? ''}>
          <option value="">Everything</option>
          {Object.entries(logTopics).map(([topic, { words }]) => (
            <option key={topic} value={topic}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="office-labelled">
        By
        <select className="office-input" name="who" defaultValue={filter.who ?? ''}>
          <option value="">Anybody</option>
          {staffEmails.map((email) => (
            <option key={email}>{email}</option>
          ))}
          {Object.entries(withoutAccount).map(([who, words]) => (
            <option key={who} value={who}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button className="office-button">Show</button>
    </Form>
  )
}
