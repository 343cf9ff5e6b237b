import { Fragment } from 'react'
import { Link } from 'react-router'

export interface PlaceOfUse {
  title: string
  /** Where whoever looks can take the file out; null of a colleague’s draft. */
  to: string | null
  /** 'your draft' */
  draft: string | null
}

/** Where a file has to be taken out before it can be deleted. */
export function FileUses({ places }: { places: PlaceOfUse[] }) {
  return places.map(({ title, to, draft }, at) => (
    <Fragment key={at}>
      {at > 0 ? ', ' : ' '}
      {to ? (
        <Link className="office-link" to={to}>
          {title}
        </Link>
      ) : (
        title
      )}
      {draft && ` (${draft})`}
    </Fragment>
  ))
}
