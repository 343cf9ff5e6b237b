import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'
import { t } from '../../content/language/t.ts'
import { GoogleLogo } from './google-logo.tsx'
import { detectInAppBrowser } from './in-app-browser.ts'
import { listenForSignIn } from './sign-in-channel.ts'
import type { SignInFailure } from './sign-in-failure.ts'
import { signInUrl, signInWindowFeatures } from './sign-in-window.ts'

interface Props {
  /** The path, query and hash to come back to when signing in takes the whole page. */
  returnTo: string
  onSignedIn?: () => void
  onFailed?: (code: SignInFailure) => void
}

/**
 * Opens the sign-in window. It is a link, so that it works without scripts and where windows are
 * blocked: then the whole page goes to sign in and comes back. Colours, logo and wording are those of
 * Google's branding guidelines (light theme).
 */
export function SignInButton({ returnTo, onSignedIn, onFailed }: Props) {
  const [isWaiting, setWaiting] = useState(false)

  const onMessage = useEffectEvent<Parameters<typeof listenForSignIn>[0]>((message) => {
    if (message.type === 'signed-out') return
    setWaiting(false)
    if (message.type === 'signed-in') onSignedIn?.()
    else onFailed?.(message.code)
  })
  useEffect(
    () => (isWaiting ? listenForSignIn((message) => onMessage(message)) : undefined),
    [isWaiting],
  )

  function openWindow(event: MouseEvent) {
    if (!navigator.cookieEnabled && onFailed) {
      // Told here: whoever went to Google first would be told afterwards, and in vain.
      event.preventDefault()
      return onFailed('cookies')
    }
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || detectInAppBrowser(navigator.userAgent)) return
    // Here and now: browsers allow a window only while they handle the click itself.
    const opened = window.open(
      signInUrl(returnTo, { popup: true }),
      'dino-sign-in',
      signInWindowFeatures(window),
    )
    if (!opened) return
    event.preventDefault()
    setWaiting(true)
  }

  return (
    <div>
      <a href={signInUrl(returnTo)} onClick={openWindow} className="google-button">
        <GoogleLogo />
        {t('Sign in with Google')}
      </a>
      {/* Always there: an output (role status) is only read out when its text changes. */}
      <output className="sign-in-waiting">
        {isWaiting && t('Waiting for the sign-in window… If you closed it, click again.')}
      </output>
    </div>
  )
}
