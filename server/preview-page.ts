import type { Handler } from 'hono'
import { bestOf, isContentKind, withContent } from '../app/site-content/content-form.server.ts'
import { currentRevision, draftOf } from '../app/site-content/revisions.server.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { may, refusalWords } from '../app/rules/team.ts'
import type { RenderPublic } from './render-pages.ts'
import { previewPolicy } from './security-headers.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The answer may stand in a frame of the office. */
    isPreview?: true
  }
}

export const previewPath = '/staff/site/:kind/preview'

/**
 * A public page as the draft of whoever asks makes it, for the office's frame: without scripts, and what is not right
 * yet as it was. Stands behind the office's door like every address there.
 */
export function previewPage(render: RenderPublic): Handler<RequestVariables> {
  return async (c, next) => {
    const { office } = c.var
    const kind = c.req.param('kind') ?? ''
    const page = c.req.query('page') ?? '/'
    if (!office || !isContentKind(kind) || !/^\/(?!\/)[\w/-]*$/.test(page)) return next()
    if (!may(office.role, 'site')) return c.text(refusalWords('site', await office.owners()), 403)
    const { body } = await currentRevision(office.db.queries, kind)
    const draft = await draftOf(office.db.queries, kind, office.staff)
    const shown = draft ? bestOf(kind, draft.form, body) : body
    const content = withContent(c.var.content, kind, shown)
    const html = await render(page, content).catch((error: unknown) => {
      c.var.log.error({ err: error }, 'the preview could not be made')
      return null
    })
    if (html === null) return next()
    c.set('isPreview', true)
    c.header('Content-Security-Policy', previewPolicy)
    return c.html(stillPage(html))
  }
}

/** Without its scripts, which the policy refuses too, and as it is where there are scripts. Links lead out of the frame, to the site as it is. */
function stillPage(html: string): string {
  return html
    .replaceAll(/<(no)?script\b[^>]*>[\s\S]*?<\/\1script>/g, '')
    .replace('<head>', '<head><base target="_blank">')
}
