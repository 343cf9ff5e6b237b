import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { useMay } from '../may.tsx'

/** How much of what the site says nobody at DINO has confirmed; where, for whoever may look there. */
export function NotConfirmed({ count }: { count: number }) {
  const may = useMay()
  if (count === 0) return null
  const words =
    count === 1
      ? '1 thing on the site is not confirmed'
      : `${count} things on the site are not confirmed`
  return (
    <p className="office-quiet not-printed today-summary">
      {may('site') ? (
        <Link className="office-link" to={officePath.site()}>
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}
