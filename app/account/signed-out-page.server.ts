import { html } from 'hono/html'
import { here, t } from '../../content/language/t.ts'
import { plainPage } from '../http/plain-page.server.ts'
import { signInChannelName } from './sign-in-channel.ts'

/** Where a visitor's plain form of signing out leads, in its language. */
export const signedOutUrl = () => `/sign-in/out?${new URLSearchParams({ returnTo: here('/') })}`

/** Clears what the tab kept of whoever was signed in, and leads on; without scripts nothing was kept. */
export function signedOutPage() {
  const body = html`<h1>${t('You are signed out')}</h1>
    <a class="button second" href="${here('/')}">${t('Go to the site')}</a>`
  return plainPage({ title: t('You are signed out'), body, script: '/sign-in/out.js' })
}

/** Plain browser script, as the page runs under a policy without inline scripts. */
export const signedOutScript = `try {
  sessionStorage.clear()
  const channel = new BroadcastChannel('${signInChannelName}')
  channel.postMessage({ type: 'signed-out' })
  channel.close()
} catch {
  // Where storage is forbidden nothing was kept.
}
location.replace(document.querySelector('a').href)
`
