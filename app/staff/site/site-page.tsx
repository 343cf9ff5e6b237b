import { Link, redirect } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { May } from '../may.tsx'
import { DateTime } from '../date-time.tsx'
import { officeOf } from '../office-context.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import type { Route } from './+types/site-page'
import { ContentStates } from './content-states.tsx'
import { editorOf } from './editor-of.ts'
import { siteSections } from './site-sections.server.ts'

/** Everything on the site that is changed here, with how it stands. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'site')
  const page = new URL(request.url).searchParams.get('page')
  if (page !== null) return redirect(editorOf(page, office.content()), 303)
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
        {sections.map(({ kind, title, about, states, published, claims, missing, isList }) => (
          <li key={kind}>
            <Link to={isList ? officePath.siteItems(kind) : officePath.siteContent(kind)}>
              <b className="wide">{title}</b>
              <span>{about}</span>
            </Link>
            <ContentStates states={states} claims={claims}>
              {published && (
                <span className="office-quiet">
                  <DateTime at={published.at} now={now} />
                  {published.by && `, ${published.by}`}
                </span>
              )}
            </ContentStates>
            {missing.length > 0 && (
              <p className="office-quiet">To fill in: {missing.join(', ')}.</p>
            )}
          </li>
        ))}
        <li>
          <Link to={officePath.languages()}>
            <b className="wide">Languages</b>
            <span>What the site says in Malayalam and Hindi: read it, mend it, approve it.</span>
          </Link>
        </li>
        <May right="team">
          <li>
            <Link to={officePath.team()}>
              <b className="wide">Team</b>
              <span>Who may enter this office, and what each may do: invite, change, remove.</span>
            </Link>
          </li>
        </May>
      </ul>
    </>
  )
}
