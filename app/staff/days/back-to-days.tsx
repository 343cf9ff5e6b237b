import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'

/** Above the heading of what belongs to the days. */
export function BackToDays() {
  return (
    <p className="office-quiet">
      <Link className="office-link" to={officePath.days()}>
        Days
      </Link>
    </p>
  )
}
