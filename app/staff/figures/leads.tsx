import { useId } from 'react'

export interface LeadRow {
  name: string
  count: number
  /** Demos booked as appointments; where they are rows of their own there are none. */
  demos?: number
}

interface LeadsProps {
  title: string
  named: string
  /** Above the numbers. */
  counted?: string
  rows: LeadRow[]
}

/** A table of what was counted, with a bar beside each name. */
export function Leads({ title, named, counted = 'Leads', rows }: LeadsProps) {
  const titleId = useId()
  const hasDemos = rows.some(({ demos }) => demos)
  const most = Math.max(...rows.map(({ count, demos = 0 }) => count + demos))
  const share = (part: number) => `${(part / most) * 100}%`
  return (
    <section className="office-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {rows.length === 0 ? (
        <p className="office-empty">Nothing in this period.</p>
      ) : (
        <table className="figures-table figures-leads" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{named}</th>
              <th scope="col" className={hasDemos ? 'figures-first' : undefined}>
                {hasDemos ? 'Enquiries' : counted}
              </th>
              {hasDemos && (
                <th scope="col" className="figures-second">
                  Demos booked
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, demos = 0 }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="figures-name">{name}</span>
                  <span className="figures-bar" aria-hidden="true">
                    <i className="figures-first" style={{ width: share(count) }} />
                    <i className="figures-second" style={{ width: share(demos) }} />
                  </span>
                </th>
                <td>{count}</td>
                {hasDemos && <td>{demos}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
