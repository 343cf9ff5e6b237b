import { expect, test } from 'vitest'
import { newToken } from '../../app/account/random-token.server.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import { ashaWithLink, look } from '../own-link.ts'

const asPicture = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
const asVisit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }

/** As a page of another site would have its visitors' browsers ask, one and seventy times. */
async function askedAsPictures(path: () => string) {
  const { site, link } = await ashaWithLink()
  const counted = await site.services.db.queries.select().from(rateLimits)
  const statuses = new Set<number>()
  for (let number = 0; number < 71; number++)
    statuses.add((await site.app.request(path(), { headers: asPicture })).status)
  expect([...statuses]).toEqual([403])
  expect(await site.services.db.queries.select().from(rateLimits)).toEqual(counted)
  return { site, link }
}

test.each(['/sign-in', '/sign-in?returnTo=%2Fml%2Fbook'])(
  'a list of pictures at %s keeps nobody of the same network from signing in',
  async (path) => {
    const { site } = await askedAsPictures(() => path)
    // To its issuer, or to a page that says that there is none here.
    expect((await site.app.request(path, { headers: asVisit })).status).toBe(302)
  },
)

test.each(['/appointment', '/ml/appointment', '/quote', '/calendar'])(
  'a list of pictures of made-up addresses below %s keeps nobody from a link of their own',
  async (below) => {
    const end = below === '/calendar' ? '.ics' : ''
    const { site, link } = await askedAsPictures(() => `${below}/${newToken()}${end}`)
    expect((await look(site, link, asVisit)).status).toBe(200)
    const other = await site.app.request(`${below}/${newToken()}${end}`, { headers: asVisit })
    expect(other.status).toBe(404)
  },
)

test('no list of pictures uses up the papers that a network may have made', async () => {
  const path = '/products/wotan/sheet.pdf?colour=red'
  const { site } = await askedAsPictures(() => path)
  // There is none in this test.
  expect((await site.app.request(path, { headers: asVisit })).status).toBe(404)
})

test('the refusal is short, kept nowhere and in the language of the address', async () => {
  const { site, link } = await ashaWithLink()
  const refused = await site.app.request(link, { headers: asPicture })
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([403, 'no-store'])
  expect(await refused.text()).toBe('This request came from another site and was refused.')
  const inMalayalam = await site.app.request(`/ml${link}`, { headers: asPicture })
  expect(await inMalayalam.text()).toMatch(/^\p{Script=Malayalam}/u)
})

test('a calendar that says nothing of itself is answered as ever', async () => {
  const { site, link } = await ashaWithLink()
  expect((await site.app.request(`/calendar/${newToken()}.ics`)).status).toBe(404)
  expect((await site.app.request(`${link}/calendar.ics`)).status).toBe(200)
})

test.each(['/api/appointments', '/api/appointments/2026-01-05', '/api/me', '/ml/api/appointments'])(
  'a list of pictures at %s has nobody’s days read, and a page of ours has',
  async (path) => {
    const { site } = await askedAsPictures(() => path)
    const ours = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }
    expect((await site.app.request(path, { headers: ours })).status).toBe(200)
  },
)
