import { axisMarks } from './axis-marks.ts'
import { weekWords } from './figure-words.ts'
import type { WeekOfBookings } from './figures.server.ts'

/** Columns for the eye, and the same figures as a table for everybody. */
export function BookingsPerWeek({ weeks }: { weeks: WeekOfBookings[] }) {
  const most = Math.max(...weeks.map(({ kept, cancelled }) => kept + cancelled))
  return (
    <section className="office-section" aria-labelledby="weeks-title">
      <h2 id="weeks-title">Bookings per week</h2>
      {most === 0 ? (
        <p className="office-empty">Nothing in this period.</p>
      ) : (
        <>
          <Columns weeks={weeks} most={most} />
          <details className="figures-details">
            <summary className="office-link">As a table</summary>
            <table className="figures-table" aria-labelledby="weeks-title">
              <thead>
                <tr>
                  <th scope="col">Week from</th>
                  <th scope="col">Kept</th>
                  <th scope="col">Cancelled since</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map(({ week, kept, cancelled }) => (
                  <tr key={week}>
                    <th scope="row">{weekWords(week)}</th>
                    <td>{kept}</td>
                    <td>{cancelled}</td>
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

/** So many names of weeks fit side by side: on a phone, and on a desk. */
const names = { few: 4, many: 13 }

function Columns({ weeks, most }: { weeks: WeekOfBookings[]; most: number }) {
  const marks = axisMarks(most)
  const share = (count: number) => `${(count / marks.at(-1)!) * 100}%`
  // Counted back from this week, which always has its name.
  const isNamed = (index: number, fitting: number) =>
    (weeks.length - 1 - index) % Math.ceil(weeks.length / fitting) === 0
  return (
    <div className="figures-weeks" aria-hidden="true">
      <ul className="figures-legend">
        <li className="figures-first">Kept</li>
        <li className="figures-second">Cancelled since</li>
      </ul>
      <div className="figures-plot">
        {marks.map((mark) => (
          <span key={mark} className="figures-mark" style={{ bottom: share(mark) }}>
            <b>{mark}</b>
          </span>
        ))}
        <ol>
          {weeks.map(({ week, kept, cancelled }, index) => (
            <li key={week}>
              <i className="figures-second" style={{ height: share(cancelled) }} />
              <i className="figures-first" style={{ height: share(kept) }} />
              {(isNamed(index, names.few) || isNamed(index, names.many)) && (
                <span
                  className="figures-week"
                  data-few={isNamed(index, names.few) || undefined}
                  data-many={isNamed(index, names.many) || undefined}
                >
                  {weekWords(week)}
                </span>
              )}
              <span className="figures-tip">
                {`Week from ${weekWords(week)}: ${kept} kept, ${cancelled} cancelled since`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
