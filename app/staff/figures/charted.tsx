import { lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { weekWords } from './figure-words.ts'
import type { WeekOfBookings } from './figures.server.ts'

/** The charting library is large, draws nothing on the server, and is needed on this page only. */
const WeekBars = lazy(() => import('./charts.tsx').then(({ WeekBars }) => ({ default: WeekBars })))
const LeadBars = lazy(() => import('./charts.tsx').then(({ LeadBars }) => ({ default: LeadBars })))

export function BookingsPerWeek({ weeks }: { weeks: WeekOfBookings[] }) {
  const all = weeks.reduce((sum, { kept, cancelled }) => sum + kept + cancelled, 0)
  return (
    <Charted
      title="Bookings per week"
      height={230}
      isEmpty={all === 0}
      chart={<WeekBars weeks={weeks} />}
      legend={['Kept', 'Cancelled since']}
      head={['Week from', 'Kept', 'Cancelled since']}
      rows={weeks.map(({ week, kept, cancelled }) => [weekWords(week), kept, cancelled])}
    />
  )
}

export interface LeadRow {
  name: string
  enquiries: number
  /** Demos booked as appointments; where they are rows of their own there are none. */
  demos?: number
}

export function Leads({ title, rows }: { title: string; rows: LeadRow[] }) {
  const hasDemos = rows.some(({ demos }) => demos)
  const head = hasDemos ? ['', 'Enquiries', 'Demos booked'] : ['', 'Leads']
  return (
    <Charted
      title={title}
      height={rows.length * 34 + 8}
      isEmpty={rows.length === 0}
      chart={<LeadBars rows={rows} />}
      legend={hasDemos ? ['Enquiries', 'Demos booked'] : []}
      head={head}
      rows={rows.map(({ name, enquiries, demos = 0 }) =>
        hasDemos ? [name, enquiries, demos] : [name, enquiries],
      )}
    />
  )
}

interface ChartedProps {
  title: string
  height: number
  isEmpty: boolean
  chart: ReactNode
  legend: string[]
  head: string[]
  rows: (string | number)[][]
}

/** A chart for the eye, and the same figures as a table for everybody. */
function Charted({ title, height, isEmpty, chart, legend, head, rows }: ChartedProps) {
  const hydrated = useHydrated()
  return (
    <section className="office-section figures-chart" aria-label={title}>
      <h2>{title}</h2>
      {isEmpty ? (
        <p className="office-empty">Nothing in this period.</p>
      ) : (
        <>
          {legend.length > 0 && (
            <ul className="figures-legend needs-scripts" aria-hidden="true">
              {legend.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
          <div className="needs-scripts" style={{ height }} aria-hidden="true">
            {hydrated && <Suspense>{chart}</Suspense>}
          </div>
          <details>
            <summary className="office-link">As a table</summary>
            <table className="figures-table">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr>
                  {head.map((words) => (
                    <th key={words} scope="col">
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...values]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {values.map((value, index) => (
                      // A row's figures never change their order.
                      // oxlint-disable-next-line react/no-array-index-key
                      <td key={index}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
