import { useState } from 'react'
import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { PaintChip } from '../../products/paint-chip.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DateTime } from '../date-time.tsx'
import { officeMeta } from '../office-pages.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/items-page'
import { listAsked } from './content-asked.server.ts'
import { ContentStates } from './content-states.tsx'
import { readItems } from './items-page.server.ts'

/** Every item of one kind of content: machines, stories. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return readItems(await officeOf(context, 'site'), listAsked(params.kind))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData?.title ?? 'Site')
}

/** From so many on a list is searched rather than read. */
const many = 9

export default function ItemsPage({ loaderData }: Route.ComponentProps) {
  const { kind, title, about, one, items, hasNewDraft, now } = loaderData
  const [wanted, setWanted] = useState('')
  const found = items.filter((item) => item.title.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to={officePath.site()}>
          Site
        </Link>
      </p>
      <div className="office-head">
        <h1>{title}</h1>
        <ButtonLink to={officePath.siteContent(kind, 'new')}>
          Add<span className="sr-only"> a {one}</span>
        </ButtonLink>
      </div>
      <p className="content-words">{about}</p>
      {hasNewDraft && (
        <p className="office-notice">
          You began a new {one} and have not published it.{' '}
          <Link className="office-link" to={officePath.siteContent(kind, 'new')}>
            Go on with it
          </Link>
        </p>
      )}
      {items.length >= many && (
        <p className="needs-scripts">
          <input
            type="search"
            className="office-input"
            aria-label={`Search ${title.toLowerCase()}`}
            placeholder="Search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </p>
      )}
      {found.length === 0 && <p className="office-quiet">Nothing of this name.</p>}
      <ul className="content-sections content-items">
        {found.map(({ item, title, chip, states, published, claims }) => (
          <li key={item}>
            <Link to={officePath.siteContent(kind, item)} className={chip && 'has-chip'}>
              {chip && <PaintChip paint={{ id: item, name: title, swatch: chip, isPale: true }} />}
              <b className="wide">{title}</b>
            </Link>
            <ContentStates states={states} claims={claims}>
              {published && (
                <span className="office-quiet">
                  <DateTime at={published.at} now={now} />
                  {published.by && `, ${published.by}`}
                </span>
              )}
            </ContentStates>
          </li>
        ))}
      </ul>
    </>
  )
}
