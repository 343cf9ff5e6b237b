import { Link } from 'react-router'
import { officePath } from '../page/office-paths.ts'

/** What somebody in the office has to put right: that visitors cannot reach it, that something planned was not done. */
export function ToFillIn({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="office-notice to-fill-in not-printed" aria-labelledby="to-fill-in">
      <h2 id="to-fill-in" className="to-fill-in-title">
        To put right
      </h2>
      <ul className="to-fill-in-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence.split(placeNames).map(orLink)}</li>
        ))}
      </ul>
    </section>
  )
}

/** As the sentences name them, which are also told where nothing can be a link. */
const places: Record<string, string> = {
  'Site, under Company': officePath.siteContent('company'),
  'under Site': officePath.site(),
  'under Days': officePath.days(),
}
const placeNames = new RegExp(`(${Object.keys(places).join('|')})`)

const orLink = (words: string) => {
  const to = places[words]
  return to ? (
    <Link key={words} className="office-link" to={to}>
      {words}
    </Link>
  ) : (
    words
  )
}
