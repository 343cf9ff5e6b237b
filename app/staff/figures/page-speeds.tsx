import type { SpeedMeasure, Verdict } from '../../rules/page-speed.ts'
import type { SpeedRow } from './speed-rows.ts'

const columns: { measure: SpeedMeasure; title: string }[] = [
  { measure: 'lcp', title: 'First screen is there' },
  { measure: 'inp', title: 'A press is answered' },
  { measure: 'cls', title: 'Things move by themselves' },
]

const verdicts: Record<Verdict, string> = { good: 'good', fair: 'could be better', poor: 'slow' }

/** How fast the pages were for visitors, as their browsers measured it. */
export function PageSpeeds({ rows }: { rows: SpeedRow[] }) {
  return (
    <section className="office-section" aria-labelledby="speeds-title">
      <h2 id="speeds-title">How fast the pages are for visitors</h2>
      {rows.length === 0 ? (
        <p className="office-empty">Nobody’s browser has measured a page in this period.</p>
      ) : (
        <>
          <p className="figures-said">
            Half of the visits were as fast as the first figure or faster, three of four as the
            second, by which it is judged. Nothing is kept of whose visits they were.
          </p>
          {/* It scrolls, so it can be reached and moved with keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="figures-scroll" role="region" aria-labelledby="speeds-title" tabIndex={0}>
            <table className="figures-table figures-speeds" aria-labelledby="speeds-title">
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col">Device</th>
                  <th scope="col">Visits</th>
                  {columns.map(({ measure, title }) => (
                    <th key={measure} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ page, device, visits, figures }) => (
                  <tr key={page + device}>
                    <th scope="row">{page}</th>
                    <td>{device}</td>
                    <td>{visits}</td>
                    {columns.map(({ measure }) => (
                      <td key={measure}>
                        <Figure figure={figures[measure]} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

function Figure({ figure }: { figure: SpeedRow['figures'][SpeedMeasure] }) {
  if (!figure) return <span className="figures-few">too few to say</span>
  const { median, most, verdict } = figure
  return (
    <>
      {median} / {most}
      <span className={`figures-verdict figures-${verdict}`}>{verdicts[verdict]}</span>
    </>
  )
}
