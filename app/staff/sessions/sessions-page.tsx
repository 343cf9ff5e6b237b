import { data } from 'react-router'
import { freshMinutes, staffIdleMinutes, staffSessionHours } from '../../rules/session.ts'
import {
  endSessions,
  isSessionId,
  sessionIdOf,
  staffSessions,
} from '../../account/signed-in.server.ts'
import { mayClear } from '../../account/may-clear.ts'
import { Button } from '../../ui/button.tsx'
import { fieldOf } from '../form-field.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/sessions-page'
import { SessionList } from './session-list.tsx'
import { officeMeta, officePages } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'

/** Where somebody is signed in to the office, and how they end it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, session, now } = await officeOf(context, 'look')
  return {
    sessions: await staffSessions(db.queries, staff, now()),
    thisOne: sessionIdOf(session.tokenHash),
    email: staff.email,
    now: now(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, settings, now } = await officeOf(context, 'look')
  const id = fieldOf(await request.formData(), 'end')
  if (!isSessionId(id)) return data({ ok: false, message: 'Say which one.' }, { status: 400 })
  const ended = await endSessions(db, { user: staff, id, settings, now: now() })
  if (ended > 0) return { ok: true, message: 'Signed out there.' }
  return data({ ok: false, message: 'That one was signed out already.' }, { status: 404 })
}

export function meta() {
  return officeMeta(officePages.sessions.title)
}

export default function SessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, thisOne, email, now } = loaderData
  useFocusOnWrong(actionData?.ok === false ? actionData : null)
  return (
    <>
      <div className="office-head">
        <h1>{officePages.sessions.title}</h1>
      </div>
      <p className="sessions-words">
        Where {email} is signed in to the office. It ends by itself {staffSessionHours} hours after
        the sign-in, and after {staffIdleMinutes} minutes in which nothing was done. Erasing people,
        downloading their data, making a calendar feed, adding to the team and changing a role ask
        for a sign-in of the last {freshMinutes} minutes.
      </p>
      {actionData && (
        <p
          className={`office-notice ${actionData.ok ? '' : 'office-notice-bad'}`}
          role={actionData.ok ? 'status' : 'alert'}
        >
          {actionData.message}
        </p>
      )}
      <SessionList {...{ sessions, thisOne, now }} />
      <form
        method="post"
        action="/api/sign-out?everywhere"
        className="sessions-all"
        onSubmit={(event) => mayClear() || event.preventDefault()}
      >
        <Button type="submit" compact>
          Sign out everywhere
        </Button>
        <p className="office-quiet">
          Also here. If you see a device that is not yours, do this first, and then change the
          password of your Google account.
        </p>
      </form>
    </>
  )
}
