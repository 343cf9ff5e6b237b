import { secureHeaders } from 'hono/secure-headers'
import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../app/settings/settings.server.ts'
import type { RequestVariables } from '../app/http/services.ts'

const nothing = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * What a page may load and run. Scripts come from our own files, or carry one of the given sources: a
 * hash for the inline scripts of a prerendered page, a nonce for a page rendered on request.
 */
export function contentSecurityPolicy(scriptSources: string[], formTargets?: string): string {
  const scripts = ["'self'", ...scriptSources].join(' ')
  return pagePolicy({ scripts, ancestors: "'none'", formTargets })
}

/** Where staff's forms may end besides: in a chat, by way of the site, which makes its text. */
export const chats = 'https://wa.me'

interface PagePolicy {
  scripts: string
  ancestors: string
  /** Besides the site itself. */
  formTargets?: string
}

function pagePolicy({ scripts, ancestors, formTargets }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Styles can't run code; the components' libraries set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A film that is kept on a phone is played from there.
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    // The map of the workshop, once somebody asks for it; in the office a page as it will be.
    "frame-src 'self' https://www.google.com",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", formTargets].filter(Boolean).join(' '),
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Of a page that runs nothing. */
export const stillPagePolicy = pagePolicy({ scripts: "'none'", ancestors: "'none'" })
/** The same in a frame of the office. */
export const previewPolicy = pagePolicy({ scripts: "'none'", ancestors: "'self'" })

/** A PDF's page is the browser's own viewer, which stays empty under any rule about what it loads. */
const inViewer = "frame-ancestors 'none'"

/**
 * What a worker may load, and what a picture, film or PDF needs when it is opened by itself, as by a visitor without scripts: the
 * browser then makes a page around it, under the file's own policy.
 */
export function fileSecurityPolicy(path: string): string | undefined {
  if (path.endsWith('.pdf')) return inViewer
  // The one that keeps the catalogue fetches pages, and all that they show.
  if (path === '/sw.js') return `${nothing}; connect-src 'self'`
  // A worker has the policy of its own file: the one that draws machines letters names on them.
  if (/-worker-[\w-]+\.js$/.test(path)) return `${nothing}; font-src 'self'`
  if (!/\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/.test(path)) return undefined
  return `${nothing}; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`
}

/** For two years. A name below this one that has no https would be out of reach, so the owner says so. */
function httpsOnly({ hstsSubdomains }: Settings): string {
  return hstsSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000'
}

/** Also one that was made on request. */
const isPdf = ({ headers }: Response) => headers.get('Content-Type') === 'application/pdf'

/**
 * Headers of every answer. The policy here is the strictest, but for a PDF, whose page is the browser's own; an answer that shows
 * a page brings its own.
 */
export function securityHeaders(settings: Settings): MiddlewareHandler<RequestVariables> {
  const constant = secureHeaders({
    strictTransportSecurity: settings.publicUrl.startsWith('https:') && httpsOnly(settings),
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
  })
  return async (c, next) => {
    await constant(c, next)
    if (c.var.isSecretAddress) c.res.headers.set('Referrer-Policy', 'same-origin')
    if (c.var.isForAnySite) {
      c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      c.res.headers.set('Access-Control-Allow-Origin', '*')
    }
    if (c.var.isPreview) c.res.headers.set('X-Frame-Options', 'SAMEORIGIN')
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', isPdf(c.res) ? inViewer : nothing)
    }
  }
}
