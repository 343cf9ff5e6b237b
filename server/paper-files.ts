import type { MiddlewareHandler } from 'hono'
import { isPaperApproved } from '../content/language/approved.ts'
import { t } from '../content/language/t.ts'
import type { PrintedPapers } from '../app/papers/printed-papers.server.ts'
import type { RequestVariables } from '../app/http/services.ts'
import type { SiteContent } from '../content/site-content.ts'
import { rangedAnswer } from './ranged-answer.ts'
import { refusal } from './refusals.ts'
import { describe } from './static-files.ts'

/** A paper is made in a tenth of a second; what failed is tried again after ten. */
const retryAfterSeconds = 10

/** Answers with papers as what the site says at this moment makes them; those that the build made alike are left to its files, and those that the site has no more are gone. */
export function paperFiles(
  papers: PrintedPapers<SiteContent>,
): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const { path, method } = c.req
    if (!path.endsWith('.pdf') || (method !== 'GET' && method !== 'HEAD')) return next()
    const paper = await papers.find(path, c.var.content).catch((error: unknown) => {
      c.var.log.error({ err: error, path }, 'a paper could not be made')
      return null
    })
    if (paper === null) {
      c.header('Retry-After', String(retryAfterSeconds))
      return refusal(
        c,
        t('This document can not be made just now. Please try again in a minute.'),
        503,
      )
    }
    if (paper === 'gone') {
      const message = t(
        'This document is offered no more. All documents of today are under Downloads; for others, ask us.',
      )
      return refusal(c, message, 410)
    }
    if (paper === undefined) return next()
    // Specimens are there in English alone.
    const noindex = isPaperApproved(path) ? undefined : 'noindex'
    if (paper === 'built') {
      await next()
      if (noindex) c.res.headers.set('X-Robots-Tag', noindex)
      return
    }
    const { pdf, etag } = paper
    const response = rangedAnswer(c, {
      ...{ etag, size: pdf.length, headers: { 'Content-Type': 'application/pdf' } },
      body: (start, end) => new Uint8Array(pdf.subarray(start, end)),
    })
    describe(response, path, { etag })
    if (noindex) response.headers.set('X-Robots-Tag', noindex)
    c.set('isFile', true)
    return response
  }
}
