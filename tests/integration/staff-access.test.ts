import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { sessions } from '../../app/db/schema/people.server.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'
import { enquiryFrom } from '../office.ts'
import { staffModule, staffPages, staffRoutes } from '../staff-pages.ts'

/**
 * Every address of the office. A new page has to be listed here, with an address to try it at, and whether
 * it takes forms; then it is tried by everybody below.
 */
const uuid = '3f0c1d2e-0000-4000-8000-000000000000'
const addresses: Record<string, { at: string; takesForms: boolean }> = {
  '/staff': { at: '/staff', takesForms: false },
  '/staff/today': { at: '/staff/today', takesForms: true },
  '/staff/week': { at: '/staff/week', takesForms: false },
  '/staff/appointments/:id': { at: `/staff/appointments/${uuid}`, takesForms: true },
  '/staff/book': { at: '/staff/book', takesForms: true },
  '/staff/days': { at: '/staff/days', takesForms: true },
  '/staff/days/usual-week': { at: '/staff/days/usual-week', takesForms: true },
  '/staff/days/seasons/:id?': { at: '/staff/days/seasons', takesForms: true },
  '/staff/days/busy': { at: '/staff/days/busy', takesForms: true },
  '/staff/days/:date': { at: '/staff/days/2026-11-24', takesForms: true },
  '/staff/inbox.csv': { at: '/staff/inbox.csv', takesForms: false },
  '/staff/inbox/saved-answers': { at: '/staff/inbox/saved-answers', takesForms: true },
  '/staff/inbox/:id/quote': { at: `/staff/inbox/${uuid}/quote`, takesForms: true },
  '/staff/inbox/attachments/:id': { at: `/staff/inbox/attachments/${uuid}`, takesForms: false },
  '/staff/inbox/:id?': { at: '/staff/inbox', takesForms: true },
  '/staff/mail/:id?': { at: '/staff/mail', takesForms: true },
  '/staff/people.json': { at: '/staff/people.json', takesForms: false },
  '/staff/people': { at: '/staff/people', takesForms: true },
  '/staff/site': { at: '/staff/site', takesForms: false },
  '/staff/site/languages': { at: '/staff/site/languages', takesForms: true },
  '/staff/site/files': { at: '/staff/site/files', takesForms: true },
  '/staff/site/team': { at: '/staff/site/team', takesForms: true },
  '/staff/site/all/:kind': { at: '/staff/site/all/picture', takesForms: true },
  '/staff/site/:kind/:item?': { at: '/staff/site/company', takesForms: true },
  '/staff/log': { at: '/staff/log', takesForms: false },
  '/staff/figures.csv': { at: '/staff/figures.csv', takesForms: false },
  '/staff/figures': { at: '/staff/figures', takesForms: false },
  '/staff/feed': { at: '/staff/feed', takesForms: true },
  '/staff/sessions': { at: '/staff/sessions', takesForms: true },
  '/staff/*': { at: '/staff/office-not-found-page', takesForms: false },
}

const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
const buyer = { name: 'Asha Menon', email: 'asha@buyer.example' }
const form = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
}

const withPages = () => freshApp({ pages: staffPages() })

test('every page of the office is listed here', () => {
  expect(Object.keys(addresses).toSorted()).toEqual(
    [...new Set(staffRoutes.map(({ path }) => path))].toSorted(),
  )
})

test('whoever is signed out is sent to sign in and comes back, from every page and form', async () => {
  const { app } = await withPages()
  for (const { at } of Object.values(addresses)) {
    const signIn = `/sign-in?${new URLSearchParams({ returnTo: at }).toString()}`
    const page = await app.request(at)
    expect([at, page.status, page.headers.get('Location')]).toEqual([at, 302, signIn])
    const sent = await app.request(at, { method: 'POST', headers: form, body: 'x=1' })
    expect([at, sent.status, sent.headers.get('Location')]).toEqual([at, 303, signIn])
    const data = await app.request(`${at}.data?_routes=x`)
    expect([at, data.status, data.headers.get('X-Remix-Redirect')]).toEqual([at, 204, signIn])
  }
})

test('a session that has run out or was ended counts as signed out, at once', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, staff)
  const knock = async () => (await site.app.request('/staff', { headers: cookie })).headers
  expect((await knock()).get('Location')).toBe('/staff/today')
  const afterAMonth = new Date('2026-12-24T04:00:01Z')
  const { now } = site.services
  site.services.now = () => afterAMonth
  expect((await knock()).get('Location')).toContain('/sign-in')
  site.services.now = now
  expect((await knock()).get('Location')).toBe('/staff/today')
  await site.services.db.queries.delete(sessions)
  expect((await knock()).get('Location')).toContain('/sign-in')
})

test('a signed-in buyer gets a plain 403 everywhere, and nothing of the office', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, buyer)
  for (const { at } of Object.values(addresses)) {
    const answers = await Promise.all([
      site.app.request(at, { headers: cookie }),
      site.app.request(at, { method: 'POST', headers: { ...form, ...cookie }, body: 'x=1' }),
      site.app.request(`${at}.data`, { headers: cookie }),
      site.app.request(`${at}.data?index`, { method: 'POST', headers: { ...form, ...cookie } }),
    ])
    expect([at, ...answers.map(({ status }) => status)]).toEqual([at, 403, 403, 204, 204])
    // A page that was open is left for the one that says it.
    expect(answers[2].headers.get('X-Remix-Redirect')).toBe(at)
    expect(await answers[0].text()).toContain('For DINO staff only')
  }
})

test('an address taken out of STAFF_EMAILS is out with the next request', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, staff)
  expect((await site.app.request('/staff', { headers: cookie })).status).toBe(302)
  site.services.settings.staffEmails = ['somebody-else@dino.example']
  expect((await site.app.request('/staff', { headers: cookie })).status).toBe(403)
})

test('the office’s button signs out and leads to the site', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, staff)
  const headers = { ...form, ...cookie, Accept: 'text/html,application/xhtml+xml' }
  const answer = await site.app.request('/api/sign-out', { method: 'POST', headers, body: '' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
  expect((await site.app.request('/staff', { headers: cookie })).headers.get('Location')).toContain(
    '/sign-in',
  )
})

test('staff reach every page, and none is kept by a cache', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, staff)
  for (const { at } of Object.values(addresses)) {
    const answer = await site.app.request(at, { headers: cookie })
    // What is not there says so; it isn't refused.
    expect([200, 302, 404]).toContain(answer.status)
    expect([at, answer.headers.get('Cache-Control')]).toEqual([at, 'no-store'])
  }
})

test('without a database the office says that it is out of order, and what to do', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, staff)
  site.services.db.statement = () => Promise.reject(new Error('connection refused'))
  for (const { at } of Object.values(addresses)) {
    const answer = await site.app.request(at, { headers: cookie })
    expect([at, answer.status, answer.headers.get('Retry-After')]).toEqual([at, 503, '60'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('The office is out of order')
    expect(page).toContain(`href="${at}">Open the page again`)
  }
  const headers = { ...form, ...cookie }
  const sent = await site.app.request('/staff/book', { method: 'POST', headers, body: 'name=Asha' })
  expect(sent.status).toBe(503)
  expect(await sent.text()).toContain('was not saved. Go back with your browser')
  expect(site.logged.join()).toContain('connection refused')
})

test('a form that another site sends is refused, also with a staff session', async () => {
  const site = await withPages()
  const cookie = await signedInAs(site.services, staff)
  const headers = { ...form, ...cookie, 'Sec-Fetch-Site': 'cross-site' }
  for (const { at } of Object.values(addresses)) {
    const answer = await site.app.request(at, { method: 'POST', headers, body: 'x=1' })
    expect([at, answer.status]).toEqual([at, 403])
  }
})

test('what reached a page without passing the door finds nothing to work with', async () => {
  const context = new RouterContextProvider()
  for (const route of staffRoutes) {
    const { path, file } = route
    const module = await staffModule(route)
    const { at, takesForms } = addresses[path]!
    const request = new Request(`http://localhost:3000${at}`)
    const kind = path.includes('/all/') ? 'product' : 'company'
    const params = { date: '2026-11-24', id: uuid, kind }
    const handlers = [module.loader, module.action].filter((one) => one !== undefined)
    expect([file, handlers.length]).toEqual([file, takesForms ? 2 : 1])
    for (const handler of handlers) {
      const answer = Promise.resolve().then(() => handler({ request, params, context }))
      await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
    }
  }
})

describe('whatever is asked for', () => {
  const oddities = ['\0', 'a\0b', "'", '%', '\ud800', '-1', '9'.repeat(400), '2026-13-45']
  const all = (names: readonly string[], odd: string) =>
    new URLSearchParams(names.map((name) => [name, odd])).toString()

  test('no page of the office breaks over its address', async () => {
    const site = await withPages()
    const cookie = await signedInAs(site.services, staff)
    const names = [
      ...['q', 'product', 'assignee', 'status', 'kind', 'of', 'day', 'date', 'time', 'close'],
      ...['who', 'topic', 'before', 'after', 'weeks', 'person', 'name', 'email', 'phone'],
    ]
    for (const { at } of Object.values(addresses)) {
      for (const odd of oddities) {
        const answer = await site.app.request(`${at}?${all(names, odd)}`, { headers: cookie })
        expect([at, odd, answer.status < 500]).toEqual([at, odd, true])
      }
    }
  })

  test('no form of the office breaks over what it says', async () => {
    const site = await withPages()
    const cookie = await signedInAs(site.services, staff)
    const id = await enquiryFrom(site)
    const names = [
      ...['assignee', 'status', 'text', 'noteId', 'answerId', 'by', 'subject', 'mark', 'reason'],
      ...['date', 'time', 'name', 'email', 'phone', 'note', 'purpose', 'product'],
      ...['id', 'role', 'was', 'version', 'title', 'put'],
      ...['label', 'revoke', 'person', 'confirmation', 'notice', 'horizon', 'openDaysToo'],
      ...[
        'telephone',
        'whatsapp',
        'salesEmail',
        'address',
        'position',
        'tagline',
        'base',
        'number',
      ],
    ]
    const works = [
      ...['status', 'assign', 'note', 'answered', 'answer', 'follow-up'],
      ...['open-day', 'close-day', 'open-slot', 'close-slot'],
      ...['publish', 'draft', 'drop', 'bring-back'],
      ...['add', 'role', 'remove', `read ${uuid}`, `remove ${uuid}`],
    ]
    const at = Object.values(addresses).flatMap((page) => (page.takesForms ? [page.at] : []))
    for (const path of [...at, `/staff/inbox/${id}`]) {
      for (const work of works) {
        for (const odd of oddities) {
          const answer = await site.app.request(path, {
            method: 'POST',
            headers: { ...cookie, ...form },
            body: `do=${work}&${all(names, odd)}`,
          })
          expect([path, work, odd, answer.status < 500]).toEqual([path, work, odd, true])
        }
      }
    }
    // Each form of each page with every oddity: thousands of requests.
  }, 90_000)
})
