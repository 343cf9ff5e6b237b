import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { staffIdleMinutes } from '../rules/session.ts'
import { SignInButton } from '../account/sign-in-button.tsx'
import { refreshMe, useMe } from '../account/use-me.ts'
import { rememberOffice } from '../page/office-hint.ts'
import { watchForWork } from './watch-for-work.ts'

/**
 * Keeps the session alive while somebody works without asking for a page, and says when it is over: before a
 * form is sent into the void. Signing in opens a window of its own, so what was typed stays.
 */
export function SessionWatch() {
  const { status, user } = useMe()
  const { pathname, search } = useLocation()
  useEffect(() => watchForWork(() => void refreshMe()), [])
  useEffect(() => {
    if (status !== 'loading') rememberOffice(user?.isStaff === true)
  }, [status, user])
  if (status === 'signed-in' && user && !user.isStaff) return <NotInTheTeam email={user.email} />
  if (status !== 'signed-out') return null
  return (
    <div className="office-notice office-notice-bad office-over">
      <p role="alert">
        You are not signed in to the office any more. That happens by itself when nothing was done
        for {staffIdleMinutes} minutes. What you typed is still here: sign in again before you save
        it.
      </p>
      <SignInButton returnTo={pathname + search} onSignedIn={() => void refreshMe()} />
    </div>
  )
}

/** Somebody was taken out while they worked, or is here with another account. */
function NotInTheTeam({ email }: { email: string }) {
  return (
    <div className="office-notice office-notice-bad office-over">
      <p role="alert">
        You are signed in as {email}, which is not, or not any more, an address of our staff. What
        you typed is still here, but it can’t be saved. Ask an owner of the office if that is a
        mistake.
      </p>
    </div>
  )
}
