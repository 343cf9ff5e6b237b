import { useState, useSyncExternalStore } from 'react'
import { here, t, translated } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { detectInAppBrowser, openInChromeUrl } from './in-app-browser.ts'

/**
 * Shown only in a browser inside an app, where Google refuses to sign anybody in: how to get out, and
 * how to reach the company without signing in.
 */
export function InAppBrowserHint() {
  const company = useCompany()
  const userAgent = useSyncExternalStore(never, readUserAgent, readNothing)
  const browser = detectInAppBrowser(userAgent)
  if (!browser) return null

  return (
    <section aria-labelledby="in-app-browser" className="in-app">
      <h3 id="in-app-browser">
        {t('Google does not allow signing in inside {app}', { app: translated(browser.app) })}
      </h3>
      <p>
        {t(
          'Open this page in your phone’s browser to sign in, or book by phone, WhatsApp or message.',
        )}
      </p>
      <div className="actions">
        {browser.system === 'android' ? (
          <a className="button button-ink button-compact" href={openInChromeUrl(location.href)}>
            {t('Open this page in Chrome')}
          </a>
        ) : (
          <CopyLink />
        )}
      </div>
      <p className="text-links">
        <a className="text-link" href={company.phone.href}>
          <span>{t('Call {phone}', { phone: company.phone.display })}</span>
        </a>
        <a className="text-link" href={company.whatsapp}>
          <span>WhatsApp</span>
        </a>
        <a className="text-link" href={`${here('/')}#contact`}>
          <span>{t('Contact form')}</span>
        </a>
      </p>
    </section>
  )
}

/** iOS offers no link into another browser: the address is copied, or shown where copying is refused. */
function CopyLink() {
  const [answer, setAnswer] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      setAnswer(t('Copied. Paste it into Safari or Chrome.'))
    } catch {
      setAnswer(t('Copy this address into Safari or Chrome: {address}', { address: location.href }))
    }
  }

  return (
    <>
      <button
        type="button"
        className="button button-ink button-compact"
        onClick={() => void copy()}
      >
        {t('Copy the link for your browser')}
      </button>
      <output className="in-app-copied">{answer}</output>
    </>
  )
}

const never = () => () => {}
const readUserAgent = () => navigator.userAgent
const readNothing = () => ''
