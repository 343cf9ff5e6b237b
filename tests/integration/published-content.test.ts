import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import type { Database } from '../../app/db/database.server.ts'
import { PublishedContent, retryMs } from '../../app/site-content/published-content.server.ts'
import { StartError } from '../../app/settings/start-error.ts'
import { freshDatabase } from '../fresh-database.ts'
import { monday, publishTelephone, siteOver, telephoneOf } from '../published-site.ts'

const [one, two, three] = ['+91 481 000 00 01', '+91 481 000 00 02', '+91 481 000 00 03'] as const

test('as long as nothing is published the site is as delivered, and nothing needs to be shown', async () => {
  const { published, shown } = await siteOver(await freshDatabase())
  expect(published.now()).toBe(asDelivered)
  expect(shown).toEqual([])
})

test('what was published last is shown before the start is over', async () => {
  const db = await freshDatabase()
  await publishTelephone(db, one)
  await publishTelephone(db, two)
  const { shown, now } = await siteOver(db)
  expect(shown).toEqual([two])
  expect(now()).toBe(two)
})

test('a start that can’t show what was published stops, rather than say what was delivered', async () => {
  const db = await freshDatabase()
  await publishTelephone(db, one)
  const broken = () => Promise.reject(new Error('no such page'))
  await expect(siteOver(db, broken)).rejects.toThrow(
    /published in the office can not be shown: Error: no such page/,
  )
  const away: Database = Object.assign(Object.create(db) as Database, {
    queries: {
      select: () => {
        throw new Error('away')
      },
    },
  })
  await expect(siteOver(away)).rejects.toThrow(StartError)
})

test('a publication is heard and shown, each once', async () => {
  const db = await freshDatabase()
  const { shown, now } = await siteOver(db)
  await publishTelephone(db, one)
  await expect.poll(now).toBe(one)
  await publishTelephone(db, two)
  await expect.poll(now).toBe(two)
  expect(shown).toEqual([one, two])
})

test('until new content stands on every page, everything else says what it said before', async () => {
  const db = await freshDatabase()
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const { now } = await siteOver(db, () => (begun.resolve(), done.promise))
  await publishTelephone(db, one)
  await begun.promise
  expect(now()).toBe(telephoneOf(asDelivered))
  done.resolve()
  await expect.poll(now).toBe(one)
})

test('of two publications while one is being shown the last is shown next, one after the other', async () => {
  const db = await freshDatabase()
  const begun = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  let [atOnce, mostAtOnce] = [0, 0]
  const slow = await siteOver(db, async () => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    begun.resolve()
    await done.promise
    atOnce--
  })
  const quick = await siteOver(db)
  await publishTelephone(db, one)
  await begun.promise
  await publishTelephone(db, two)
  await publishTelephone(db, three)
  await expect.poll(quick.now).toBe(three)
  expect([slow.shown, atOnce]).toEqual([[], 1])

  done.resolve()
  await expect.poll(slow.now).toBe(three)
  await slow.published.refresh()
  expect(slow.shown).toEqual([one, three])
  expect(mostAtOnce).toBe(1)
})

test('what can’t be shown leaves what was said before, and the next publication is shown', async () => {
  const db = await freshDatabase()
  const { shown, logged, now } = await siteOver(db, (content) =>
    telephoneOf(content) === two ? Promise.reject(new Error('no such page')) : Promise.resolve(),
  )
  await publishTelephone(db, one)
  await expect.poll(now).toBe(one)
  await publishTelephone(db, two)
  await expect.poll(() => logged.join('')).toContain('what was published could not be shown')
  expect(logged.join('')).toContain('no such page')
  expect(now()).toBe(one)
  await publishTelephone(db, three)
  await expect.poll(now).toBe(three)
  expect(shown).toEqual([one, three])
})

test('what could not be shown is shown when the site is asked again', async () => {
  const db = await freshDatabase()
  let isBroken = true
  const { published, now } = await siteOver(db, () =>
    isBroken ? Promise.reject(new Error('no such page')) : Promise.resolve(),
  )
  await publishTelephone(db, one)
  await published.refresh()
  expect(now()).toBe(telephoneOf(asDelivered))
  isBroken = false
  await published.refresh()
  expect(now()).toBe(one)
})

test('what could not be shown is tried again by itself', async () => {
  const db = await freshDatabase()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  let isBroken = true
  const { published, now } = await siteOver(db, () =>
    isBroken ? Promise.reject(new Error('no such page')) : Promise.resolve(),
  )
  await publishTelephone(db, one)
  await published.refresh()
  isBroken = false
  const [again] = timers.mock.calls.find(([, ms]) => ms === retryMs) ?? []
  again?.()
  await expect.poll(now).toBe(one)
})

test('every process hears of a publication', async () => {
  const db = await freshDatabase()
  const sites = [await siteOver(db), await siteOver(db)]
  await publishTelephone(db, one)
  for (const { shown, now } of sites) {
    await expect.poll(now).toBe(one)
    expect(shown).toEqual([one])
  }
})

test('a process that has stopped shows nothing more, and lets the others go on', async () => {
  const db = await freshDatabase()
  const [stopped, other] = [await siteOver(db), await siteOver(db)]
  await publishTelephone(db, one)
  await expect.poll(stopped.now).toBe(one)
  await stopped.published.stop()
  await publishTelephone(db, two)
  await expect.poll(other.now).toBe(two)
  expect([stopped.shown, stopped.now()]).toEqual([[one], one])
})

test('whoever stops waits for what is being shown', async () => {
  const db = await freshDatabase()
  await publishTelephone(db, one)
  // Hears of nothing and has nothing to end: all that a stop can wait for is the showing.
  const silent: Database = Object.assign(Object.create(db) as Database, {
    listen: () => Promise.resolve(() => Promise.resolve()),
  })
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const log = pino({ level: 'silent' })
  const published = new PublishedContent({ db: silent, log, now: () => monday }, () => {
    begun.resolve()
    return done.promise
  })
  const started = published.start()
  await begun.promise
  let isStopped = false
  const stopped = published.stop().then(() => (isStopped = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isStopped).toBe(false)
  done.resolve()
  await Promise.all([started, stopped])
  expect(telephoneOf(published.now())).toBe(one)
})
