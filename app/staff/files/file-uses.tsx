import { Fragment } from 'react'
import { Link } from 'react-router'

export interface PlaceOfUse {
  title: string
  /** Where whoever looks can take the file out; null of a colleague’s draft. */
  to: string | null
  /** Whose draft it is; null of what is published. */
  draft: 'yours' | { of: string } | null
}

/** Where a file has to be taken out before it can be deleted, and by whom. */
export function FileUses({ places }: { places: PlaceOfUse[] }) {
  const published = places.filter(({ draft }) => draft === null)
  const own = places.filter(({ draft }) => draft === 'yours')
  return (
    <>
      {published.length > 0 && (
        <>
          {' '}
          On the site in <Titles places={published} />: take it out there and publish.
        </>
      )}
      {own.length > 0 && (
        <>
          {' '}
          In your draft of <Titles places={own} />: take it out there.
        </>
      )}
      {places.map(
        ({ title, draft }, at) =>
          typeof draft === 'object' &&
          draft && (
            <Fragment key={at}>
              {' '}
              In {draft.of}’s draft of {title}: ask {draft.of} to take it out.
            </Fragment>
          ),
      )}
    </>
  )
}

const Titles = ({ places }: { places: PlaceOfUse[] }) =>
  places.map(({ title, to }, at) => (
    <Fragment key={at}>
      {at > 0 && ', '}
      {to && (
        <Link className="office-link" to={to}>
          {title}
        </Link>
      )}
    </Fragment>
  ))
