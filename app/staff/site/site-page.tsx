import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { DateTime } from '../date-time.tsx'
import { officeOf } from '../office-context.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import type { Route } from './+types/site-page'
import { siteSections } from './site-sections.server.ts'

/** Everything on the site that is changed here, with how it stands. */
export async function loader({ context }: Route.LoaderArgs) {
  const office = officeOf(context)
  return { sections: await siteSections(office), now: office.now() }
}

export function meta() {
  return officeMeta(officePages.site.title)
}

export default function SitePage({ loaderData: { sections, now } }: Route.ComponentProps) {
  return (
    <>
      <div className="office-head">
        <h1>Site</h1>
        <Link className="office-link" to={officePath.files()}>
          Files
        </Link>
      </div>
      <p className="content-words">
        What stands here is changed by you, and is on every page seconds after you publish it.
        Nothing is lost: each state can be brought back.
      </p>
      <ul className="content-sections">
        {sections.map(({ kind, title, about, states, published, missing }) => (
          <li key={kind}>
            <Link to={officePath.siteContent(kind)}>
              <b className="wide">{title}</b>
              <span>{about}</span>
            </Link>
            <p className="content-states">
              {states.map((state) => (
                <span
                  key={state}
                  className={`office-tag ${state === 'Not confirmed' ? 'office-tag-bad' : ''}`}
                >
                  {state}
                </span>
              ))}
              {published && (
                <span className="office-quiet">
                  <DateTime at={published.at} now={now} />
                  {published.by && `, ${published.by}`}
                </span>
              )}
            </p>
            {missing.length > 0 && (
              <p className="office-quiet">To fill in: {missing.join(', ')}.</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
