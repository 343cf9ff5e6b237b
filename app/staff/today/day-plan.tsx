import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../may.tsx'
import type { AgendaEntry } from '../appointments/agenda.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { forWhom } from '../held-words.ts'
import type { OpenTimes } from './day-words.ts'

interface DayPlanProps extends OpenTimes {
  date: string
  entries: AgendaEntry[]
  row: (entry: AgendaEntry) => ReactNode
}

/** Appointments in order, and between them what is free: a tap on a time books it for somebody. */
export function DayPlan({ date, entries, free, busy, held, row }: DayPlanProps) {
  if ([entries, free, busy, held].every(({ length }) => length === 0)) {
    return <p className="office-empty">Nobody comes, and nothing can be booked.</p>
  }
  const blocks: ReactNode[] = []
  const addUntil = (until: string, from: string) => {
    const between = (slots: OpenTimes['free']) =>
      slots.filter(({ time }) => time >= from && time < until)
    const rows: TimesProps[] = [
      { date, label: 'Free', slots: between(free) },
      { date, label: 'Busy', slots: between(busy) },
      { date, label: 'Held', slots: between(held) },
    ]
    const inOrder = rows
      .filter(({ slots }) => slots.length > 0)
      .sort((a, b) => a.slots[0]!.time.localeCompare(b.slots[0]!.time))
    for (const times of inOrder) blocks.push(<Times key={`${times.label} ${from}`} {...times} />)
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

interface TimesProps {
  date: string
  label: 'Free' | 'Busy' | 'Held'
  slots: OpenTimes['free']
}

function Times({ date, label, slots }: TimesProps) {
  const canBook = useMay()('appointments')
  return (
    <li className="agenda-free">
      <span className="label">{label}</span>
      {slots.map(({ time, held }) => {
        const whole = label === 'Held' && held ? `${time} ${forWhom(held)}` : time
        return canBook ? (
          <Link key={time} to={officePath.book({ date, time })}>
            {whole}
            <span className="sr-only">
              {label === 'Busy' && ', one of us is busy'}
              {label === 'Held' && ', held'}, book for somebody
            </span>
          </Link>
        ) : (
          <span key={time} className="agenda-free-time">
            {whole}
          </span>
        )
      })}
    </li>
  )
}
