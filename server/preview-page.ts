import type { Handler } from 'hono'
import { bestOf } from '../app/site-content/content-form.server.ts'
import {
  deliveredBody,
  isContentKind,
  withContent,
} from '../app/site-content/content-kinds.server.ts'
import { draftOf } from '../app/site-content/drafts.server.ts'
import { currentRevision } from '../app/site-content/revisions.server.ts'
import { filesNamedIn } from '../content/files.ts'
import { filesOf } from '../app/files/files.server.ts'
import { itemIn } from '../app/page/office-paths.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { pagesOf } from '../app/site-content/previewed-pages.server.ts'
import { may, refusalWords } from '../app/rules/team.ts'
import type { RenderPublic } from './render-pages.ts'
import { previewPolicy, stillPagePolicy } from './security-headers.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The answer may stand in a frame of the office. */
    isPreview?: true
  }
}

export const previewPath = '/staff/site/:kind/:item/preview'

const isPath = /^\/(?!\/)[\w/-]*$/

/**
 * A public page as the draft of whoever asks makes it, for the office's frame: without scripts, and what is not right
 * yet as it was. Stands behind the office's door like every address there.
 */
export function previewPage(render: RenderPublic): Handler<RequestVariables> {
  return async (c, next) => {
    const { office } = c.var
    const kind = c.req.param('kind') ?? ''
    const asked = c.req.query('page')
    if (!office || !isContentKind(kind) || (asked !== undefined && !isPath.test(asked)))
      return next()
    if (!may(office.role, 'site')) return c.text(refusalWords('site', await office.owners()), 403)
    const ref = { kind, item: itemIn(c.req.param('item')) }
    const { body } = await currentRevision(office.db.queries, ref)
    const draft = await draftOf(office.db.queries, ref, office.staff)
    const shown = draft ? bestOf(kind, draft.form, body) : body
    const files = await filesOf(office.db.queries, filesNamedIn(shown))
    const content = withContent(c.var.content, ref, shown, files)
    const page = asked ?? pagesOf(ref, shown, content)[0]!.path
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

export const sharedPreviewPath = '/preview/:token'

/** The page that a link shows to somebody without an account: as it was typed when the link was made, for a week. */
export function sharedPreview(render: RenderPublic): Handler<RequestVariables> {
  return async (c, next) => {
    const { sharedDraft, content } = c.var
    if (!sharedDraft) return next()
    const { ref, form, files } = sharedDraft
    const current = content.bodies[ref.kind].get(ref.item) ?? deliveredBody(ref)
    const body = bestOf(ref.kind, form, current)
    const [page] = pagesOf(ref, body, content)
    const html = await render(page!.path, withContent(content, ref, body, files))
    c.header('X-Robots-Tag', 'noindex')
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', stillPagePolicy)
    return c.html(stillPage(html))
  }
}
