import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../may.tsx'
import type { AgendaEntry } from '../appointments/agenda.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface DayPlanProps {
  date: string
  entries: AgendaEntry[]
  /** Times nobody has. */
  free: string[]
  row: (entry: AgendaEntry) => ReactNode
}

/** Appointments in order, and between them what is free: a tap on a time books it for somebody. */
export function DayPlan({ date, entries, free, row }: DayPlanProps) {
  if (entries.length + free.length === 0) {
    return <p className="office-empty">Nobody comes, and nothing can be booked.</p>
  }
  const blocks: ReactNode[] = []
  let left = free
  for (const entry of entries) {
    const before = left.filter((time) => time < entry.time)
    left = left.filter((time) => time >= entry.time)
    if (before.length > 0) blocks.push(<Free key={before[0]} date={date} times={before} />)
    blocks.push(row(entry))
  }
  if (left.length > 0) blocks.push(<Free key={left[0]} date={date} times={left} />)
  return <ul className="agenda">{blocks}</ul>
}

function Free({ date, times }: { date: string; times: string[] }) {
  const canBook = useMay()('appointments')
  return (
    <li className="agenda-free">
      <span className="label">Free</span>
      {times.map((time) =>
        canBook ? (
          <Link key={time} to={officePath.book({ date, time })}>
            {time}
            <span className="sr-only">, book for somebody</span>
          </Link>
        ) : (
          <span key={time} className="agenda-free-time">
            {time}
          </span>
        ),
      )}
    </li>
  )
}
