import { html } from 'hono/html'
import { plainPage } from './plain-page.server.ts'
import { signInFailureText, type SignInFailure } from './sign-in-failure.ts'
import { signInChannelName } from './sign-in-channel.ts'

/** Where the sign-in window ends: it tells the page that opened it and closes itself. */
export function signInDonePage(failure: SignInFailure | null) {
  const body = failure
    ? html`<h1>Signing in did not work</h1>
        <p role="alert">${signInFailureText(failure)}</p>
        <p>You can close this window.</p>
        <a class="button second" href="/">Go to the site</a>`
    : html`<h1>You are signed in. You can close this window.</h1>
        <a class="button second" href="/">Go to the site</a>`
  const title = failure ? 'Signing in did not work' : 'You are signed in'
  return plainPage({ title, body, script: '/sign-in/done.js' })
}

/**
 * Plain browser script, as the page runs under a policy without inline scripts. A BroadcastChannel
 * reaches the opener whatever Cross-Origin-Opener-Policy did to `window.opener`; only a window that a
 * script opened can be closed by one, so a full-page sign-in keeps its page.
 */
export const signInDoneScript = `const failed = new URLSearchParams(location.search).get('failed')
const channel = new BroadcastChannel('${signInChannelName}')
channel.postMessage(failed ? { type: 'failed', code: failed } : { type: 'signed-in' })
channel.close()
window.close()
`
