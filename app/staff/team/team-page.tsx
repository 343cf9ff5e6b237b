import { randomUUID } from 'node:crypto'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { asSearch, officePath, type TypedForTeam } from '../../page/office-paths.ts'
import { countOpenOf } from '../inbox/assignees.server.ts'
import { inboxAddress } from '../inbox/inbox-address.ts'
import { unfiltered } from '../inbox/inbox-filter.ts'
import { FreshFirst } from '../fresh-first.tsx'
import { isFreshlySignedIn } from '../fresh-only.server.ts'
import { officeOf } from '../office-context.ts'
import { officeMeta } from '../office-pages.ts'
import { useHasMailServer } from '../use-has-mail-server.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import type { Route } from './+types/team-page'
import { AddMember } from './add-member.tsx'
import { RemoveMember } from './remove-member.tsx'
import { teamAction, type UnchangedTeam } from './team-action.server.ts'
import { TeamList } from './team-list.tsx'
import { listTeam } from './team.server.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** Who may enter the office, and as what. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'team')
  const { db, settings, staff, now } = office
  const { searchParams } = new URL(request.url)
  const team = await listTeam(db.queries, settings, staff)
  const asked = searchParams.get('remove')
  const left = searchParams.get('theirs')
  const isFresh = isFreshlySignedIn(office)
  return {
    ...{ team, now: now() },
    /** Whom the page asks about once more. */
    removing: team.find(({ id, isSelf }) => id !== null && id === asked && !isSelf) ?? null,
    done: searchParams.get('done'),
    /** What whoever was removed still has open. */
    theirs: left ? { email: left, open: await countOpenOf(db.queries, left) } : null,
    isFresh,
    /** As it stood when its writer was sent to sign in, who has come from there. */
    typed: readTyped(isFresh ? searchParams : new URLSearchParams()),
    // A form that is sent twice carries the same id, and counts once.
    formId: randomUUID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return teamAction(await officeOf(context, 'team'), await request.formData())
}

function readTyped(query: URLSearchParams): TypedForTeam {
  const said = (name: keyof TypedForTeam) => query.get(name) ?? ''
  return { email: said('email'), member: said('member'), role: said('role') }
}

/** What was typed stands in the forms once: after Back or a reload it would be shown again, also when it is done or undone. */
function useAddressWithoutTyped() {
  const { search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    for (const name of ['email', 'member', 'role'] satisfies (keyof TypedForTeam)[])
      query.delete(name)
    // The router knows nothing of it, and does not read the page anew.
    const left = asSearch(query)
    if (left !== search) history.replaceState(history.state, '', location.pathname + left)
  }, [search])
}

export function meta() {
  return officeMeta('Team')
}

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { team, now, removing, done, theirs, formId, isFresh, typed } = loaderData
  const hasMailServer = useHasMailServer()
  const refused = actionData as UnchangedTeam | undefined
  useFocusOnWrong(refused)
  useAddressWithoutTyped()
  const isMarked = refused !== undefined && Object.keys(refused.errors).length > 0
  const isBack = !refused && (typed.email !== '' || typed.member !== '')
  const words = done && !refused ? doneWords(done, hasMailServer) : null
  return (
    <div className="team-page">
      <p className="office-quiet">
        <Link className="office-link" to={officePath.site()}>
          Site
        </Link>
      </p>
      <div className="office-head">
        <h1>Team</h1>
      </div>
      <p className="team-words">
        Who may enter this office, with the Google account of their address. A change holds from
        their next press on.
      </p>
      {refused?.message && (
        <p role="alert" className="office-notice office-notice-bad">
          {refused.message}
        </p>
      )}
      {isMarked && (
        <p role="alert" className="office-notice office-notice-bad">
          Nobody was added: please look at the fields marked below.
        </p>
      )}
      {words && (
        <p role="status" className="office-notice">
          {words} {theirs && theirs.open > 0 && <OpenEnquiries {...theirs} />}
        </p>
      )}
      {removing && <RemoveMember member={removing} />}
      <FreshFirst what="Adding somebody and changing a role ask" {...{ isFresh, isBack }} />
      <TeamList {...{ team, now, typed }} />
      <AddMember key={formId} {...{ formId, refused, typed }} />
    </div>
  )
}

function OpenEnquiries({ email, open }: { email: string; open: number }) {
  const filter = { ...unfiltered, status: 'open' as const, assignee: email }
  return (
    <>
      {open === 1
        ? 'An open enquiry is still theirs. '
        : `${open} open enquiries are still theirs. `}
      <Link className="office-link" to={inboxAddress(filter)}>
        Give {open === 1 ? 'it' : 'them'} to somebody
      </Link>
    </>
  )
}

function doneWords(done: string, hasMailServer: boolean): string | null {
  switch (done) {
    case 'invited':
      return hasMailServer
        ? 'Added. The invitation is on its way.'
        : 'Added. No mail server is set, so the invitation was not sent: it is kept under Mail. Tell them yourself.'
    case 'changed':
      return 'The role is changed.'
    case 'removed':
      return 'Removed: from now on they are refused.'
    default:
      return null
  }
}
