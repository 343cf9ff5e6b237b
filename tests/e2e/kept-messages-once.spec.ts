import type { BrowserContext, Page, Route } from '@playwright/test'
import { form, sendAsAsha } from './enquiry-form.ts'
import { newPage, patient } from './hydrated.ts'
import { expect, test, type GoingSite } from './kept-site.ts'
import { openOffice } from './site.ts'

/** How many phones; each writes five messages. `OUTBOX_PHONES=40` tries it with two hundred. */
const phones = Number(process.env.OUTBOX_PHONES ?? 2)
const messagesOfEach = 5

test('of messages that waited none is lost and none comes twice, whatever breaks off', async ({
  browser,
  going,
}) => {
  test.setTimeout(300_000 + phones * 60_000)
  await going.stop()
  // So that each phone has an address of its own: ten messages from one are too many.
  await going.start({ TRUST_PROXY: 'true' })
  const random = numbersFrom(11)
  const troubles: Troubles = { lost: 0, unanswered: 0, killedTabs: 0, killedSites: 0 }
  const written: string[] = []
  for (let phone = 0; phone < phones; phone++) {
    const context = await browser.newContext({
      baseURL: going.url,
      extraHTTPHeaders: { 'X-Forwarded-For': `10.0.${phone}.1` },
    })
    // Nobody looks at them.
    await context.route(/\.(avif|webp|jpg|mp4|woff2)$/, (route) => route.abort())
    await context.route('/api/enquiries', (route) => loseOrKeep(route, random() < 0.5))
    for (let count = 1; count <= messagesOfEach; count++) {
      const words = `Message ${count} of phone ${phone}.`
      await write(context, words)
      written.push(words)
    }
    await context.unroute('/api/enquiries')
    await sendInTrouble(context, going, { random, troubles })
    const last = await patient(await context.newPage())
    await last.goto('/about')
    await expect.poll(() => kept(last)).toBeNull()
    await context.close()
  }
  console.log(`${written.length} messages`, troubles)
  expect(await arrivedTimes(await newPage(browser, going.url), written)).toEqual(
    written.map((words) => [words, 1]),
  )
})

test('a message whose page is closed while it is being sent goes out at the next visit, once', async ({
  page,
  browser,
  going,
}) => {
  const context = page.context()
  await context.route('/api/enquiries', () => {})
  await press(page, 'A crane for cement.')
  await expect.poll(() => kept(page)).toBe('messages')
  // That is noted before it is stored, and the page is not closed before its disk has answered.
  await expect.poll(() => page.evaluate(countStored)).toBe(1)
  // Nobody has given it up yet.
  await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.close()
  await context.unroute('/api/enquiries')
  const next = await patient(await context.newPage())
  await next.clock.fastForward(600_000)
  await next.goto('/about')
  await expect(next.getByText(/^Your message was sent\. Its reference is/)).toBeVisible()
  await expect.poll(() => kept(next)).toBeNull()
  const written = ['A crane for cement.']
  expect(await arrivedTimes(await newPage(browser, going.url), written)).toEqual([[written[0], 1]])
})

/** It does not arrive, or its answer does not. */
async function loseOrKeep(route: Route, arrives: boolean): Promise<void> {
  if (arrives) await route.fetch().catch(() => {})
  await route.abort().catch(() => {})
}

/** In a tab of its own, which is closed as soon as it is said that the message waits. */
async function write(context: BrowserContext, words: string): Promise<void> {
  const tab = await patient(await context.newPage())
  await press(tab, words)
  await expect(form(tab).getByText(/^Written, not sent yet/)).toBeVisible()
  await tab.close()
}

async function press(tab: Page, words: string): Promise<void> {
  await tab.clock.install()
  await tab.goto('/contact')
  await form(tab).getByLabel('Message').fill(words)
  await sendAsAsha(form(tab))
}

/** How often which of them happened while messages were sent. */
type Troubles = Record<'lost' | 'unanswered' | 'killedTabs' | 'killedSites', number>

/** Two tabs at a time send what waits, while answers are lost, tabs are killed, and the site is killed and started again. */
async function sendInTrouble(
  context: BrowserContext,
  going: GoingSite,
  { random, troubles }: { random: () => number; troubles: Troubles },
) {
  let restarted: Promise<void> | undefined
  await context.route('/api/enquiries', async (route) => {
    const fate = random()
    if (fate < 0.3) {
      const arrives = fate < 0.15
      troubles[arrives ? 'unanswered' : 'lost']++
      return loseOrKeep(route, arrives)
    }
    if (fate < 0.5) {
      troubles.killedTabs++
      const arriving = fate < 0.4 ? route.fetch().catch(() => {}) : undefined
      await route.request().frame().page().close()
      return void (await arriving)
    }
    if (fate < 0.6 && !restarted) {
      troubles.killedSites++
      restarted = going.stop().then(() => going.start({ TRUST_PROXY: 'true' }))
    }
    await route.continue().catch(() => {})
  })
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  const first = context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/enquiries'),
  )
  const paths = ['/about', '/gallery']
  // A tab that is killed meanwhile answers nothing more.
  const visits = tabs.map(async (tab, index) => {
    await tab.goto(paths[index]!)
    await first
    for (let time = 0; time < 5; time++) {
      await tab.evaluate(async () => {
        dispatchEvent(new Event('online'))
        await navigator.locks.request('outbox', () => {})
      })
    }
  })
  await Promise.all(visits.map((visit) => visit.catch(() => {})))
  await restarted
  await context.unroute('/api/enquiries')
  await Promise.all(tabs.map((tab) => tab.close()))
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('dino-kept'))

/** How many messages the page's browser holds; the site has asked for its store first. */
const countStored = () =>
  new Promise<number>((resolve, reject) => {
    const asked = indexedDB.open('dino-outbox')
    asked.onerror = () => reject(asked.error ?? new Error('The outbox does not open'))
    asked.onsuccess = () => {
      const db = asked.result
      const counted = db.transaction('messages').objectStore('messages').count()
      counted.onsuccess = () => resolve(counted.result)
      db.close()
    }
  })

/** How often each stands in the office's list. */
async function arrivedTimes(office: Page, written: string[]): Promise<[string, number][]> {
  await openOffice(office, '/staff/inbox')
  await office.goto('/sign-in?fresh=1&returnTo=/staff/inbox')
  await office.getByRole('button', { name: 'Dino Staff' }).click()
  await office.waitForURL('/staff/inbox')
  const answer = await office.request.get('/staff/inbox.csv?status=all')
  const list = await answer.text()
  return written.map((words) => [words, list.split(words).length - 1])
}

/** The same for every run. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
