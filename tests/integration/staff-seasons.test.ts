import { expect, test } from 'vitest'
import { openDays } from '../../app/booking/open-days.server.ts'
import { seasons } from '../../app/db/schema/days.server.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { WrittenSeason } from '../../app/staff/days/season-form.ts'
import { staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { slotsOn } from '../open-day.ts'

const [monsoonId, otherId] = [
  '3f0c1d2e-0000-4000-8000-000000000001',
  '3f0c1d2e-0000-4000-8000-000000000002',
]
const short = { mon: '10-12', tue: '10-12', wed: '10-12', thu: '10-12', fri: '10-12', sat: '' }
/** From Tuesday 1 December on; days are open until 23 December. */
const december = {
  ...{ id: monsoonId, name: 'December', from: '2026-12-01', to: '2026-12-31', eachYear: 'on' },
  ...{ ...short, sun: '' },
}
const ofJune = { id: otherId, name: 'Monsoon', from: '2027-06-01', to: '2027-08-31' }

async function openOffice() {
  const office = await staffOffice()
  await openDays(office.services.db, office.services.now())
  return office
}

const save = (office: Office, form: object) =>
  sendForm(office, '/staff/days/seasons', { ...december, ...form })
const saved = async ({ services }: Office) => services.db.queries.select().from(seasons)
const formOf = async (office: Office, id = monsoonId) =>
  (await office.look<{ began: WrittenSeason }>(`/staff/days/seasons/${id}`)).page.began
const fourTimes = ['10:00', '10:30', '11:00', '11:30']

test('the nightly job opens the days of a season with its week, and others as ever', async () => {
  const office = await staffOffice()
  await save(office, {})
  expect(await slotsOn(office, '2026-11-30')).toHaveLength(12)
  expect(await slotsOn(office, '2026-12-01')).toEqual(fourTimes)
  // A Saturday: off in the season, open before it.
  expect(await slotsOn(office, '2026-12-05')).toEqual([])
  expect(await slotsOn(office, '2026-11-28')).toHaveLength(12)
})

test.each([
  ['each year', { eachYear: 'on' }, 4],
  ['only once', { eachYear: '' }, 12],
])('a season of %s holds in the year after as its tick says', async (_, tick, slots) => {
  const office = await staffOffice()
  await save(office, tick)
  await openDays(office.services.db, new Date('2027-12-10T04:00:00Z'))
  expect(await slotsOn(office, '2027-12-14')).toHaveLength(slots)
})

test('a season across the turn of the year holds on both sides of it', async () => {
  const office = await staffOffice()
  await save(office, { from: '2025-12-20', to: '2026-01-05' })
  await openDays(office.services.db, new Date('2026-12-15T04:00:00Z'))
  const counts = ['2026-12-19', '2026-12-21', '2027-01-05', '2027-01-06'].map(async (date) => {
    return (await slotsOn(office, date)).length
  })
  expect(await Promise.all(counts)).toEqual([12, 4, 4, 12])
})

test('days that are open already stay as they are, or follow when that is ticked', async () => {
  const office = await openOffice()
  await save(office, {})
  expect(await slotsOn(office, '2026-12-02')).toHaveLength(12)
  await sendForm(office, '/staff/days/2026-11-27', { do: 'open-slot', time: '18:30' })
  await save(office, { began: JSON.stringify(await formOf(office)), openDaysToo: 'on' })
  expect(await slotsOn(office, '2026-12-02')).toEqual(fourTimes)
  expect(await slotsOn(office, '2026-12-05')).toEqual([])
  // Outside of the season nothing is touched, also what was added by hand.
  expect(await slotsOn(office, '2026-11-27')).toContain('18:30')
})

test('a shorter season gives its former days back to the year, when that is ticked', async () => {
  const office = await openOffice()
  await save(office, { openDaysToo: 'on' })
  const began = JSON.stringify(await formOf(office))
  await save(office, { began, from: '2026-12-10', openDaysToo: 'on' })
  expect(await slotsOn(office, '2026-12-02')).toHaveLength(12)
  expect(await slotsOn(office, '2026-12-10')).toEqual(fourTimes)
})

test('a day that is opened by hand has the season’s slots, on a weekday off those of all its others', async () => {
  const office = await staffOffice()
  await save(office, {})
  for (const date of ['2026-12-28', '2026-12-27'])
    await sendForm(office, `/staff/days/${date}`, { do: 'open-day' })
  expect(await slotsOn(office, '2026-12-28')).toEqual(fourTimes)
  expect(await slotsOn(office, '2026-12-27')).toEqual(fourTimes)
})

test.each([
  ['the same days', { from: '2026-12-31', to: '2027-01-10', eachYear: '' }],
  ['its days in another year', { from: '2029-12-24', to: '2029-12-26', eachYear: '' }],
  ['across the turn of the year', { from: '2026-11-01', to: '2026-12-01', eachYear: 'on' }],
])('two seasons have no day in common: %s', async (_, days) => {
  const office = await staffOffice()
  await save(office, {})
  const sent = await save(office, { ...ofJune, ...days })
  expect(sent).toMatchObject({
    status: 409,
    page: {
      errors: {
        from: 'This meets ‘December’ (1 December to 31 December, each year). Choose days outside of it, or change that one first.',
      },
    },
  })
  expect(await saved(office)).toHaveLength(1)
})

test('of two colleagues who add seasons that meet, at once, one is refused', async () => {
  const office = await staffOffice()
  const both = await Promise.all([
    save(office, {}),
    save(office, { ...ofJune, from: '2026-12-24', to: '2026-12-26' }),
  ])
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409'])
  expect(await saved(office)).toHaveLength(1)
})

test('the same form sent twice adds one season', async () => {
  const office = await staffOffice()
  expect((await save(office, {})).status).toBe(303)
  expect((await save(office, {})).status).toBe(303)
  expect(await saved(office)).toHaveLength(1)
})

test('what a colleague changed since is shown before it is undone', async () => {
  const office = await staffOffice()
  await save(office, {})
  const began = JSON.stringify(await formOf(office))
  await save(office, { began, to: '2026-12-20' })
  const mine = { began, mon: '9-11' }
  const sent = await save(office, mine)
  expect(sent).toMatchObject({
    status: 409,
    page: {
      draft: { to: '2026-12-20', mon: '9-11' },
      changed: { meanwhile: [{ field: 'to', from: '2026-12-31', to: '2026-12-20' }] },
    },
  })
  const again = sent.page as unknown as { draft: object; began: object }
  const second = { ...again.draft, began: JSON.stringify(again.began) }
  expect((await save(office, second)).status).toBe(303)
  expect(await formOf(office)).toMatchObject({ to: '2026-12-20', mon: '09:00-11:00' })
})

test('a season that a colleague removed comes back only when that is meant', async () => {
  const office = await staffOffice()
  await save(office, {})
  const began = JSON.stringify(await formOf(office))
  await save(office, { do: 'remove' })
  expect(await saved(office)).toEqual([])
  const sent = await save(office, { began, mon: '' })
  expect(sent).toMatchObject({ status: 409, page: { began: null } })
  expect((await save(office, { began: '', mon: '' })).status).toBe(303)
  expect(await saved(office)).toHaveLength(1)
})

test('a removed season leaves its open days, or gives them the year’s week when that is ticked', async () => {
  const office = await openOffice()
  await save(office, { openDaysToo: 'on' })
  await save(office, { do: 'remove', openDaysToo: 'on' })
  expect(await slotsOn(office, '2026-12-02')).toHaveLength(12)
  expect((await office.look('/staff/days/seasons/' + monsoonId)).status).toBe(404)
})

test.each([
  [{ name: ' ' }, 'name', 'Give it a name of 40 characters at most, such as Monsoon.'],
  [{ from: '2026-02-30' }, 'from', 'Choose the first day.'],
  [{ to: '2026-11-30' }, 'to', 'The last day is before the first. Choose it in the next year.'],
  [{ to: '2027-12-01' }, 'to', 'A season ends within a year. Choose an earlier last day.'],
  [{ tue: 'ten' }, 'tue', "'ten' is not a time. Type times as 10:00-13:00, 14:30."],
])('%j is refused at its field', async (typed, field, message) => {
  const office = await staffOffice()
  const sent = await save(office, typed)
  expect(sent).toMatchObject({ status: 422, page: { errors: { [field]: message } } })
  expect(await saved(office)).toEqual([])
})

test('the log says what was added, changed and removed', async () => {
  const office = await openOffice()
  await save(office, {})
  const began = JSON.stringify(await formOf(office))
  await save(office, { began, to: '2026-12-20', openDaysToo: 'on' })
  await save(office, { do: 'remove' })
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log?topic=days')
  expect(page.entries.map(sentenceOf)).toEqual([
    'removed the season ‘December’',
    'saved the season ‘December’: last day from 2026-12-31 to 2026-12-20; also on the days already open: 0 slots added, 148 taken out',
    'saved the season ‘December’, new',
  ])
})
