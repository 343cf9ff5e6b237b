import { Link } from 'react-router'

export interface ToMend {
  words: string
  /** Where in the office it is put right. */
  to?: string
}

/** What somebody in the office has to put right: that visitors cannot reach it, that something planned was not done. */
export function ToFillIn({ toMend }: { toMend: ToMend[] }) {
  if (toMend.length === 0) return null
  return (
    <section className="office-notice to-fill-in not-printed" aria-labelledby="to-fill-in">
      <h2 id="to-fill-in" className="to-fill-in-title">
        To put right
      </h2>
      <ul className="to-fill-in-list">
        {toMend.map(({ words, to }) => (
          <li key={words}>
            {to ? (
              <Link className="office-link" to={to}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
