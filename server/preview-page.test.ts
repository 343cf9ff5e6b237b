import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { companyFacts } from '../content/company.ts'
import { asDelivered, type SiteContent } from '../content/site-content.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { users } from '../app/db/schema/people.server.ts'
import { saveDraft } from '../app/site-content/drafts.server.ts'
import { publish } from '../app/site-content/publish.server.ts'
import { writeContent } from '../app/site-content/content-form.server.ts'
import type { Office } from '../app/staff/office-context.ts'
import { freshApp } from '../tests/fresh-app.ts'
import { previewPage, previewPath, sharedPreview, sharedPreviewPath } from './preview-page.ts'
import { securityHeaders } from './security-headers.ts'

const staff = { uid: '6f1c1d0e-6c55-4b1c-9d0a-0d2a4d6a7c11' }
const colleague = { uid: '0b9d5f3a-2f1e-4c43-8a57-3a2f1f0c9e22' }
const company = { kind: 'company', item: '' } as const
const telephone = '+91 481 256 00 07'
const path = (page: string, kind = 'company') =>
  `/staff/site/${kind}/-/preview?${new URLSearchParams({ page })}`

/** A page with all that the public ones have: scripts of each sort, and a part for who has none. */
const html = ({ company }: SiteContent) => `<!DOCTYPE html><html><head><title>DINO</title>
<script src="/assets/app.js" type="module"></script></head><body>
<p>${company.phone.display}</p><p>${company.tagline}</p>
<noscript>Without scripts</noscript><script>start("<b>")
</script><script type="application/ld+json">{}</script></body></html>`

/** The preview behind the real headers, for somebody of the staff or for a stranger. */
async function office({ isStaff = true, role = 'owner' } = {}) {
  const { services } = await freshApp()
  const { db, settings, now } = services
  await db.queries.insert(users).values([
    { ...staff, googleSub: 'staff', email: 'staff@dino.example' },
    { ...colleague, googleSub: 'meera', email: 'meera@dino.example' },
  ])
  const rendered: { page: string; content: SiteContent }[] = []
  const app = new Hono<RequestVariables>()
    .use(securityHeaders(settings))
    .use(async (c, next) => {
      c.set('content', asDelivered)
      c.set('log', services.log)
      if (isStaff)
        c.set('office', {
          ...services,
          staff,
          role,
          owners: async () => ['Dino Staff'],
        } as unknown as Office)
      await next()
    })
    .get(
      previewPath,
      previewPage((page, content) => {
        rendered.push({ page, content })
        if (page === '/broken') return Promise.reject(new Error('broken was answered with 500'))
        return Promise.resolve(html(content))
      }),
    )
    .all('*', (c) => c.html('<p>Another page</p>'))

  const form = writeContent('company', companyFacts)
  const keep = (change: object, owner = staff) =>
    saveDraft(db.queries, {
      ...{ ref: company, staff: owner, form: { ...form, ...change }, base: 0, now: now() },
    })
  return { app, db, now, keep, rendered }
}

test('a draft is in the page that is rendered, and a colleague’s is not', async () => {
  const { app, keep, rendered } = await office()
  await keep({ telephone })
  await keep({ tagline: 'Not mine.' }, colleague)
  const answer = await app.request(path('/contact'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/)
  const text = await answer.text()
  expect(text).toContain(`<p>${telephone}</p>`)
  expect(text).not.toContain('Not mine.')
  expect(rendered.map(({ page }) => page)).toEqual(['/contact'])
  expect(rendered[0]!.content.company.phone.href).toBe('tel:+914812560007')
})

test('a field that is not right yet is as it is published, and the others as they were typed', async () => {
  const { app, db, now, keep } = await office()
  const body = { ...companyFacts, telephone }
  await publish(db, { ref: company, body, base: 0, staff, now: now() })
  expect(await (await app.request(path('/'))).text()).toContain(telephone)
  await keep({ telephone: '0481', tagline: 'Cranes for logs.' })
  const text = await (await app.request(path('/'))).text()
  expect(text).toContain(`<p>${telephone}</p><p>Cranes for logs.</p>`)
})

test('without a page the first one is shown', async () => {
  const { app, rendered } = await office()
  await app.request('/staff/site/company/-/preview?version=1.2')
  expect(rendered.map(({ page }) => page)).toEqual(['/'])
})

test('who is not in the office gets nothing of it', async () => {
  const { app, keep, rendered } = await office({ isStaff: false })
  await keep({ telephone })
  const answer = await app.request(path('/'))
  expect(await answer.text()).toBe('<p>Another page</p>')
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
  expect(rendered).toEqual([])
})

test.each([
  ...['//evil.example', '//evil', '/../secret', '/a/../b', '/about?x=1', '/about#top', 'about', ''],
  ...['https://evil.example/', '/\\evil', '/a%2fb', '/a b', '/\n', '/index.html'],
])('‘%s’ is no page that is previewed', async (page) => {
  const { app, rendered } = await office()
  expect(await (await app.request(path(page))).text()).toBe('<p>Another page</p>')
  expect(rendered).toEqual([])
})

test('an unknown kind of content has no preview, and neither has a page that can’t be made', async () => {
  const { app } = await office()
  for (const asked of [path('/', 'prices'), path('/', 'toString'), path('/broken')]) {
    const answer = await app.request(asked)
    expect(await answer.text()).toBe('<p>Another page</p>')
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
  }
})

test('a preview has no script and may run none, and shows what pages say where there are some', async () => {
  const { app } = await office()
  const answer = await app.request(path('/'))
  const text = await answer.text()
  expect(text).not.toMatch(/script|start\(/i)
  expect(text).toContain(companyFacts.tagline)
  expect(text).toContain('<head><base target="_blank"><title>')
  const policy = answer.headers.get('Content-Security-Policy')
  expect(policy).toContain("script-src 'none'")
  expect(policy).not.toContain("script-src 'self'")
})

test('a preview may stand in a frame of the office, and nothing else may', async () => {
  const { app } = await office()
  const { headers } = await app.request(path('/'))
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  const other = await app.request('/staff/site/company')
  expect(other.headers.get('X-Frame-Options')).toBe('DENY')
  expect(other.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('whoever may not change the site sees no drafts of it, and is told whom to ask', async () => {
  const { app, rendered } = await office({ role: 'sales' })
  const answer = await app.request(path('/'))
  expect([answer.status, await answer.text()]).toEqual([
    403,
    'Only an owner or an editor can change the site; ask Dino Staff.',
  ])
  expect(rendered).toEqual([])
})

test('the page that a link shows is kept and found by nobody, and has its look but no scripts', async () => {
  const { services } = await freshApp()
  const form = { ...writeContent('company', companyFacts), telephone }
  const app = new Hono<RequestVariables>()
    .use(securityHeaders(services.settings))
    .use(async (c, next) => {
      c.set('content', asDelivered)
      c.set('sharedDraft', { ref: company, form, files: new Map() })
      await next()
    })
    .get(
      sharedPreviewPath,
      sharedPreview((_, content) => Promise.resolve(html(content))),
    )
  const answer = await app.request('/preview/x')
  const text = await answer.text()
  expect(text).toContain(telephone)
  expect(text).not.toMatch(/script/i)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  const policy = answer.headers.get('Content-Security-Policy')
  expect(policy).toContain("script-src 'none'; style-src 'self'")
})
