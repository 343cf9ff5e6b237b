import { useState } from 'react'
import { Form, Link } from 'react-router'
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
import { NewPictures } from './new-pictures.tsx'
import {
  newPicturesAction,
  readNewPictures,
  type PublishedTogether,
} from './new-pictures.server.ts'
import { officeNotFound } from '../office-not-found.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../quiet-draft.ts'

/** Every item of one kind of content: machines, stories. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'site')
  const kind = listAsked(params.kind)
  const adding = kind === 'picture' ? await readNewPictures(office) : undefined
  return { ...(await readItems(office, kind)), adding }
}

/** Pictures are added many at once; other items one by one, by their own form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'site')
  if (listAsked(params.kind) !== 'picture') return officeNotFound()
  return newPicturesAction(office, await request.formData())
}

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData?.title ?? 'Site')
}

/** From so many on a list is searched rather than read. */
const many = 9

export default function ItemsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, title, about, one, items, begun, gone, another, adding, now } = loaderData
  const outcome = actionData as PublishedTogether | undefined
  useFocusOnWrong(outcome && Object.keys(outcome.refused).length > 0 ? outcome : null)
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
        {adding ? (
          <Link className="office-link" to={officePath.siteContent('gallery')}>
            Order and texts
          </Link>
        ) : (
          <ButtonLink to={officePath.siteContent(kind, another)}>
            Add<span className="sr-only"> a {one}</span>
          </ButtonLink>
        )}
      </div>
      <p className="content-words">{about}</p>
      {adding && <NewPictures {...adding} outcome={outcome} now={now} />}
      {begun.length > 0 && (
        <>
          <h2 className="content-items-head">Not on the site yet</h2>
          <ul className="content-sections content-items">
            {begun.map(({ item, title, states }) => (
              <li key={item}>
                <Link to={officePath.siteContent(kind, item)}>
                  <b className="wide">{title}</b>
                </Link>
                <ContentStates states={states} claims={0} />
              </li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && <GoneItems kind={kind} gone={gone} />}
      {(adding || begun.length + gone.length > 0) && (
        <h2 className="content-items-head">On the site</h2>
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
        {found.map(({ item, title, chip, states, published, claims, thumbnail }) => (
          <li key={item} className={adding && 'content-item-pictured'}>
            {thumbnail && <ItemPicture {...thumbnail} />}
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

interface GoneItemsProps {
  kind: string
  gone: { item: string; title: string; states: string[]; refusal: string | null }[]
}

/** What one has typed of what is on the site no more. */
function GoneItems({ kind, gone }: GoneItemsProps) {
  return (
    <>
      <h2 className="content-items-head">Not on the site any more</h2>
      <ul className="content-sections content-items">
        {gone.map(({ item, title, states, refusal }) => (
          <li key={item}>
            <b className="wide">{title}</b>
            <ContentStates states={states} claims={0} />
            {refusal && <p className="office-quiet">{refusal}</p>}
            <Form method="post" action={officePath.siteContent(kind, item)}>
              <button className="office-link" name="do" value="drop">
                Throw the draft<span className="sr-only"> of {title}</span> away
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}

function ItemPicture({ src, focus }: { src: string; focus?: string }) {
  return (
    <img
      className="file-thumbnail"
      src={src}
      style={{ objectPosition: focus }}
      alt=""
      width={96}
      height={72}
      loading="lazy"
      decoding="async"
    />
  )
}
