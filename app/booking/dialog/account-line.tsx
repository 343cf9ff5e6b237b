import { useState, type ReactNode } from 'react'
import { t } from '../../../content/language/t.ts'
import { mayClear } from '../../account/may-clear.ts'
import { InAppBrowserHint } from '../../account/in-app-browser-hint.tsx'
import { SignInButton } from '../../account/sign-in-button.tsx'
import { signInFailureText } from '../../account/sign-in-failure.ts'
import type { MeState } from '../../account/me-store.ts'
import { signOut } from '../../account/use-me.ts'
import { tNodes } from '../../ui/t-nodes.tsx'
import { withChoice, type Choice } from './booking-query.ts'
import { place } from './place.ts'

interface Props {
  me: MeState
  signIn: ReactNode
  /** Whoever signs out everywhere and was signed out already is asked to sign in. */
  onSignedOut: (message: string) => void
}

/** Who books: the sign-in when signed out, the name when signed in. */
export function AccountLine({ me, signIn, onSignedOut }: Props) {
  if (me.status === 'loading') return <div className="account-line" />
  if (me.user) return <SignedIn {...me.user} onSignedOut={onSignedOut} />
  return (
    <>
      <div className="account-line">
        <p>{t('Look at all days and slots freely; sign in to book.')}</p>
        {signIn}
      </div>
      <div className="account-hint">
        <InAppBrowserHint />
      </div>
    </>
  )
}

function SignedIn({
  name,
  isStaff,
  onSignedOut,
}: NonNullable<MeState['user']> & Pick<Props, 'onSignedOut'>) {
  const [failed, setFailed] = useState(false)
  const leave = (everywhere: boolean) => {
    if (isStaff && !mayClear()) return
    setFailed(false)
    void signOut({ everywhere }).then((how) => {
      setFailed(how === 'unreachable')
      if (how === 'here')
        onSignedOut(t('You were signed out here already. Login to sign out on other devices too.'))
    })
  }
  return (
    <div className="account-line">
      <p>{tNodes('Signed in as {name}', { name: <b>{name}</b> })}</p>
      {failed && (
        <p role="alert" className="booking-alert">
          {t('Signing out did not reach us. Check your connection and try again.')}
        </p>
      )}
      <span className="text-links">
        {isStaff && (
          <a className="text-link" href="/staff">
            <span>{t('Staff office')}</span>
          </a>
        )}
        <button type="button" className="text-link" onClick={() => leave(false)}>
          <span>{t('Sign out')}</span>
        </button>
        <button type="button" className="text-link" onClick={() => leave(true)}>
          <span>{t('Sign out everywhere')}</span>
        </button>
      </span>
    </div>
  )
}

/** The sign-in button; the choice comes back with the visitor. */
export function SignIn(props: { choice: Choice; onFailed: (message: string) => void }) {
  const { pathname, search } = place()
  return (
    <SignInButton
      returnTo={pathname + withChoice(search, props.choice)}
      onFailed={(code) => props.onFailed(signInFailureText(code))}
    />
  )
}
