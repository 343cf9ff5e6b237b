import { html } from 'hono/html'
import { here, t } from '../../content/language/t.ts'
import { plainPage } from '../http/plain-page.server.ts'
import { signInFailureText, type SignInFailure } from './sign-in-failure.ts'
import { signInChannelName } from './sign-in-channel.ts'

interface Around {
  /** Where to sign in again, on a page that is no window of its own; null in the window. */
  again: string | null
  /** Not at the local issuer. */
  isGoogle: boolean
}

/** Where the sign-in window ends: it tells the page that opened it and closes itself. */
export function signInDonePage(failure: SignInFailure | null, { again, isGoogle }: Around) {
  const site = html`<a class="button second" href="${here('/')}">${t('Go to the site')}</a>`
  if (!failure) {
    const body = html`<h1>${t('You are signed in. You can close this window.')}</h1>
      ${site}`
    return plainPage({ title: t('You are signed in'), body, script: '/sign-in/done.js' })
  }
  const signOut =
    failure === 'stale' && isGoogle
      ? html`<p><a href="https://accounts.google.com/Logout">${t('Sign out of Google')}</a></p>`
      : ''
  const body = html`<h1>${t('Signing in did not work')}</h1>
    <p role="alert">${signInFailureText(failure)}</p>
    ${signOut}
    ${again ? html`<a class="button" href="${again}">${t('Sign in again')}</a>` : html`<p>${t('You can close this window.')}</p>`}
    ${site}`
  const script = again ? undefined : '/sign-in/done.js'
  return plainPage({ title: t('Signing in did not work'), body, script })
}

/**
 * Plain browser script, as the page runs under a policy without inline scripts. A BroadcastChannel
 * reaches the opener whatever Cross-Origin-Opener-Policy did to `window.opener`; only a window that a
 * script opened can be closed by one, so a full-page sign-in keeps its page.
 */
export const signInDoneScript = `const failed = new URLSearchParams(location.search).get('failed')
try {
  const channel = new BroadcastChannel('${signInChannelName}')
  channel.postMessage(failed ? { type: 'failed', code: failed } : { type: 'signed-in' })
  channel.close()
} catch {
  // Where storage is forbidden, so may this be.
}
window.close()
`
