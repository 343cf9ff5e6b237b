import { useId } from 'react'

export interface LeadRow {
  name: string
  enquiries: number
  /** Demos booked as appointments; where they are rows of their own there are none. */
  demos?: number
}

/** A table of leads, with a bar beside each name. */
export function Leads({ title, named, rows }: { title: string; named: string; rows: LeadRow[] }) {
  const titleId = useId()
  const hasDemos = rows.some(({ demos }) => demos)
  const most = Math.max(...rows.map(({ enquiries, demos = 0 }) => enquiries + demos))
  const share = (count: number) => `${(count / most) * 100}%`
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
                {hasDemos ? 'Enquiries' : 'Leads'}
              </th>
              {hasDemos && (
                <th scope="col" className="figures-second">
                  Demos booked
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, enquiries, demos = 0 }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="figures-name">{name}</span>
                  <span className="figures-bar" aria-hidden="true">
                    <i className="figures-first" style={{ width: share(enquiries) }} />
                    <i className="figures-second" style={{ width: share(demos) }} />
                  </span>
                </th>
                <td>{enquiries}</td>
                {hasDemos && <td>{demos}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
