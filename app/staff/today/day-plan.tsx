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
  /** Times at which one of us is busy: visitors can't book them. */
  busy: string[]
  row: (entry: AgendaEntry) => ReactNode
}

/** Appointments in order, and between them what is free: a tap on a time books it for somebody. */
export function DayPlan({ date, entries, free, busy, row }: DayPlanProps) {
  if (entries.length + free.length + busy.length === 0) {
    return <p className="office-empty">Nobody comes, and nothing can be booked.</p>
  }
  const blocks: ReactNode[] = []
  const addUntil = (until: string, from: string) => {
    const between = (times: string[]) => times.filter((time) => time >= from && time < until)
    const rows = [
      { label: 'Free', times: between(free) },
      { label: 'Busy', times: between(busy) },
    ] as const
    const inOrder = rows
      .filter(({ times }) => times.length > 0)
      .toSorted((a, b) => a.times[0]!.localeCompare(b.times[0]!))
    for (const { label, times } of inOrder)
      blocks.push(<Times key={`${label} ${from}`} label={label} date={date} times={times} />)
  }
  let from = ''
  for (const entry of entries) {
    addUntil(entry.time, from)
    blocks.push(row(entry))
    from = entry.time
  }
  addUntil('24:00', from)
  return <ul className="agenda">{blocks}</ul>
}

function Times({ label, date, times }: { label: 'Free' | 'Busy'; date: string; times: string[] }) {
  const canBook = useMay()('appointments')
  return (
    <li className="agenda-free">
      <span className="label">{label}</span>
      {times.map((time) =>
        canBook ? (
          <Link key={time} to={officePath.book({ date, time })}>
            {time}
            <span className="sr-only">
              {label === 'Busy' && ', one of us is busy'}, book for somebody
            </span>
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
