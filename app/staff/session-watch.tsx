import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { staffIdleMinutes } from '../rules/session.ts'
import { SignInButton } from '../account/sign-in-button.tsx'
import { refreshMe, useMe } from '../account/use-me.ts'
import { watchForWork } from './watch-for-work.ts'

/**
 * Keeps the session alive while somebody works without asking for a page, and says when it is over: before a
 * form is sent into the void. Signing in opens a window of its own, so what was typed stays.
 */
export function SessionWatch() {
  const { status, user } = useMe()
  const { pathname, search } = useLocation()
  useEffect(() => watchForWork(() => void refreshMe()), [])
  const isOver = status === 'signed-out' || (status === 'signed-in' && !user?.isStaff)
  if (!isOver) return null
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
