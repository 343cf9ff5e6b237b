import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { useMay } from '../may.tsx'
import { seasonDays, type Season } from './season-form.ts'

/** Parts of the year with a week of their own; nothing of it where there is none and nobody may add one. */
export function Seasons({ seasons }: { seasons: Season[] }) {
  const mayChange = useMay()('days')
  if (seasons.length === 0 && !mayChange) return null
  return (
    <section className="days-busy" aria-labelledby="seasons">
      <h2 id="seasons">Seasons</h2>
      {seasons.length === 0 ? (
        <p className="office-quiet">
          A part of the year can have a week of its own, such as shorter days in the monsoon.
        </p>
      ) : (
        <ul className="seasons">
          {seasons.map((season) => (
            <li key={season.id}>
              {mayChange ? (
                <Link className="office-link" to={officePath.season(season.id)}>
                  {season.name}
                </Link>
              ) : (
                <b>{season.name}</b>
              )}
              <span className="office-quiet">{seasonDays(season)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p>
          <Link className="office-link" to={officePath.season()}>
            Add a season
          </Link>
        </p>
      )}
    </section>
  )
}
