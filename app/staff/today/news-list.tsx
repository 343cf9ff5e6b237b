import { Form, Link } from 'react-router'
import { shortDay } from '../../rules/day-labels.ts'
import { DateTime } from '../date-time.tsx'
import { relativeDay } from './day-words.ts'
import type { NewsItem } from '../news.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface NewsListProps {
  news: NewsItem[]
  /** All there are; the list may have the newest only. */
  count: number
  today: string
  now: Date
}

/** More than these wait behind a button, so that the day itself stays near. */
const shownAtOnce = 5

/** Until it is said that they were seen they stay: a glance at a phone in passing is not the last chance. */
export function NewsList({ news, count, today, now }: NewsListProps) {
  if (news.length === 0) return null
  const later = news.slice(shownAtOnce)
  return (
    <section className="unseen not-printed" aria-labelledby="news-title">
      <Form method="post" className="unseen-head" preventScrollReset>
        <h2 id="news-title">
          New since you last looked <span className="office-badge">{count}</span>
        </h2>
        {news.map(({ id, status, at }) => (
          <input key={id} type="hidden" name="seen" value={`${id} ${status} ${at.getTime()}`} />
        ))}
        <button className="office-button" name="do" value="seen">
          {news.length === 1 ? 'I have seen it' : `I have seen these ${news.length}`}
        </button>
      </Form>
      <ul>
        {news.slice(0, shownAtOnce).map((item) => (
          <Item key={item.id} item={item} today={today} now={now} />
        ))}
      </ul>
      {later.length > 0 && (
        <details>
          <summary className="office-link">{later.length} more</summary>
          <ul>
            {later.map((item) => (
              <Item key={item.id} item={item} today={today} now={now} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const happenedWords: Record<NewsItem['happened'], string> = {
  booked: 'Booked',
  moved: 'Moved',
  told: 'Told us more',
  late: 'Said',
  cancelled: 'Cancelled',
}

function Item({ item, today, now }: { item: NewsItem; today: string; now: Date }) {
  const { id, date, time, name, title, status, happened, lateMinutes, at } = item
  const day = relativeDay(date, today)
  return (
    <li>
      <b>
        {day === 'Today' || day === 'Tomorrow' ? day : shortDay(date)}, {time}
      </b>
      <span className="today-who">
        <Link className="office-link" to={officePath.appointment(id)}>
          <bdi>{name}</bdi>
        </Link>
        {status === 'cancelled' && <span className="office-tag office-tag-off">Cancelled</span>}
        {happened === 'late' && (
          <span className="office-tag office-tag-strong">Late by {lateMinutes} min</span>
        )}
        <span className="office-quiet">{title}</span>
      </span>
      <span className="office-quiet">
        {happenedWords[happened]} <DateTime at={at} now={now} />
      </span>
    </li>
  )
}
