import { data } from 'react-router'
import { fieldOf } from '../form-field.ts'
import { freshOnly, isFreshlySignedIn } from '../fresh-only.server.ts'
import { May, WhoMay } from '../may.tsx'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/feed-page'
import { createFeed, feedPath, liveFeeds, revokeFeed } from './feeds.server.ts'
import { FeedList } from './feed-list.tsx'
import { NewAddress } from './new-address.tsx'
import { NewFeed } from './new-feed.tsx'
import { officePath } from '../../page/office-paths.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'

/** Secret addresses with which phones and other calendars follow the appointments. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'look')
  const { db, settings, now } = office
  return {
    feeds: await liveFeeds(db.queries, settings),
    ...{ isLocal: settings.isLocal, now: now(), isFresh: isFreshlySignedIn(office) },
    /** As it stood when its writer was sent to sign in. */
    label: new URL(request.url).searchParams.get('label') ?? '',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'take-out')
  const { db, settings, staff, now } = office
  const form = await request.formData()
  const revoked = fieldOf(form, 'revoke')
  if (revoked) {
    const isRevoked = await revokeFeed(db, { id: revoked, staff, now: now() })
    if (isRevoked) return { ok: true, message: 'Ended. Calendars that follow it get nothing more.' }
    return data({ ok: false, message: 'This feed has been ended already.' }, { status: 404 })
  }
  const label = fieldOf(form, 'label')
  const toSignIn = freshOnly(office, officePath.feed(label))
  if (toSignIn) return toSignIn
  const created = await createFeed(db, { label, staff, now: now() })
  if (!created.ok) {
    return data({ ok: false, message: 'Say whose calendar it is for.' }, { status: 422 })
  }
  // The only time that the token is shown: afterwards nobody knows it but who copied it.
  return { ok: true, address: settings.publicUrl + feedPath(created.token) }
}

export function meta() {
  return officeMeta('Calendar feed')
}

export default function FeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { feeds, isLocal, now, isFresh, label } = loaderData
  const outcome: { ok: boolean; message?: string; address?: string } | undefined = actionData
  useFocusOnWrong(outcome?.ok === false ? outcome : null)
  return (
    <>
      <div className="office-head">
        <h1>Calendar feed</h1>
      </div>
      <p className="feed-words">
        A feed puts all appointments into the calendar of a phone or a computer, and keeps them up
        to date: who comes, for what, and how to reach them. Whoever has its address can read it, so
        make one for each person and end it when they leave.
      </p>
      {outcome?.message && (
        <p
          className={`office-notice ${outcome.ok ? '' : 'office-notice-bad'}`}
          role={outcome.ok ? 'status' : 'alert'}
        >
          {outcome.message}
        </p>
      )}
      {outcome?.address && <NewAddress address={outcome.address} isLocal={isLocal} />}
      <May right="take-out">
        <NewFeed key={feeds.length} {...{ label, isFresh, isBack: label !== '' && !outcome }} />
      </May>
      <WhoMay right="take-out" />
      <FeedList feeds={feeds} now={now} />
    </>
  )
}
