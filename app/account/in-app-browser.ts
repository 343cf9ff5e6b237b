/** A browser built into an app: Google refuses to sign anybody in there ('disallowed_useragent'). */
export interface InAppBrowser {
  /** 'Instagram', or 'this app' when it does not say which. */
  app: string
  system: 'android' | 'ios' | 'other'
}

const apps: [name: string, inUserAgent: RegExp][] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['WhatsApp', /\bWhatsApp\//],
  ['LINE', /\bLine\//],
  ['WeChat', /\bMicroMessenger\//],
  ['TikTok', /\b(musical_ly|BytedanceWebview|TikTok)\b/i],
  ['Snapchat', /\bSnapchat\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Pinterest', /\bPinterest\//],
  ['Telegram', /\bTelegram-Android\b/],
  ['X', /\bTwitter for iPhone\b|\bTwitterAndroid\b/],
]

export function detectInAppBrowser(userAgent: string): InAppBrowser | null {
  const system = /\bAndroid\b/.test(userAgent)
    ? 'android'
    : /\b(iPhone|iPad|iPod)\b/.test(userAgent)
      ? 'ios'
      : 'other'
  const known = apps.find(([, pattern]) => pattern.test(userAgent))
  if (known) return { app: known[0], system }
  return isWebView(userAgent, system) ? { app: 'this app', system } : null
}

/** Android marks its WebView with 'wv'; on iOS only the browsers say 'Safari'. */
function isWebView(userAgent: string, system: InAppBrowser['system']): boolean {
  if (system === 'android') return /;\s*wv\)/.test(userAgent)
  return system === 'ios' && userAgent.includes('AppleWebKit/') && !userAgent.includes('Safari/')
}

/** Opens the page in Chrome from any Android app; without Chrome, in whatever browser there is. */
export function openInChromeUrl(pageUrl: string): string {
  const url = new URL(pageUrl)
  const scheme = url.protocol.slice(0, -1)
  const address = url.host + url.pathname + url.search
  const fallback = encodeURIComponent(url.href)
  return `intent://${address}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
