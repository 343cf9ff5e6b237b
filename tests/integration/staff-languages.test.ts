import { expect, test } from 'vitest'
import { translations } from '../../app/db/schema/translations.server.ts'
import {
  approveTranslations,
  changeTranslation,
  deliveredSaid,
  seenOf,
} from '../../app/translations/translations.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import { logged } from '../inbox.ts'
import {
  approveTicked,
  closed,
  form,
  hindi,
  languagesOffice,
  meera,
  read,
  send,
  textOf,
} from '../languages-desk.ts'
import type { Office } from '../office.ts'

const kept = ({ services }: Office) => services.db.queries.select().from(translations)

test('a text is saved as checked, approved and taken back, with who did it in the list and in the log', async () => {
  const desk = await languagesOffice()
  const machine = await textOf(desk, 'Close')
  expect(machine).toMatchObject({ state: 'machine', text: 'बंद करें', by: null })
  const saved = await send(desk, form(machine, 'check', ` ${closed} `), '&page=2', meera)
  expect(saved.location).toBe(`/staff/site/languages?language=hi&page=2&done=checked`)
  const checked = await textOf(desk, 'Close')
  expect(checked).toMatchObject({ state: 'checked', text: closed, by: 'Meera Nair' })
  expect(await hindi(desk, 'Close')).toBe(closed)
  await send(desk, form(checked, 'approve', closed))
  const approved = await textOf(desk, 'Close')
  expect(approved).toMatchObject({ state: 'approved', by: 'Dino Staff' })
  await send(desk, form(approved, 'take-back'))
  expect(await textOf(desk, 'Close')).toEqual(machine)
  expect(await hindi(desk, 'Close')).toBe('बंद करें')
  const entries = await logged(desk)
  expect(entries.map(({ action }) => action)).toEqual([
    ...['translation-checked', 'translation-approved', 'translation-taken-back'],
  ])
  expect(new Set(entries.map(({ userId }) => userId)).size).toBe(2)
  const told = { ...entries[0]!, details: { english: 'Close' } }
  const changes = [{ field: 'Close', from: 'बंद करें', to: closed }]
  expect(sentenceOf({ ...told, changes } as never)).toBe(
    `checked the Hindi of ‘Close’: from बंद करें to ${closed}`,
  )
})

test('a form that comes twice is done once', async () => {
  const desk = await languagesOffice()
  const text = await textOf(desk, 'Close')
  await Promise.all([1, 2].map(() => send(desk, form(text, 'check', closed))))
  expect(await logged(desk)).toHaveLength(1)
})

test('of two who save the same text the second is shown what the first wrote, and loses nothing', async () => {
  const desk = await languagesOffice()
  const text = await textOf(desk, 'Close')
  await send(desk, form(text, 'check', closed), '', meera)
  const refused = await send(desk, form(text, 'approve', 'मेरा'), '&state=machine')
  expect(refused.status).toBe(409)
  expect(refused.page).toMatchObject({
    ...{ isMeanwhile: true, typed: 'मेरा' },
    text: { text: closed, state: 'checked', by: 'Meera Nair' },
  })
  expect(await hindi(desk, 'Close')).toBe(closed)
  expect((await send(desk, form(refused.page!.text!, 'approve', 'मेरा'))).status).toBe(303)
  expect(await hindi(desk, 'Close')).toBe('मेरा')
})

test('who took a text back, or that a release changed it, is said to whoever had it open', async () => {
  const desk = await languagesOffice()
  await send(desk, form(await textOf(desk, 'Close'), 'check', closed))
  const opened = await textOf(desk, 'Close')
  await send(desk, form(opened, 'take-back'), '', meera)
  const late = await send(desk, form(opened, 'approve', 'मेरा'))
  expect(late.page).toMatchObject({
    ...{ isMeanwhile: true, typed: 'मेरा' },
    text: { state: 'machine', by: 'Meera Nair', at: desk.services.now().toISOString() },
  })
  // The list says nothing of who left it as it was delivered.
  expect(await textOf(desk, 'Close')).toMatchObject({ by: null, at: null })

  const old = seenOf({ text: 'बंद करो', state: 'machine' })
  const ofRelease = await send(desk, {
    ...form(await textOf(desk, 'Home'), 'check', 'मेरा'),
    seen: old,
  })
  expect(ofRelease.page!.text).toMatchObject({ by: 'A new version of the site', at: null })
  const tomorrow = new Date(desk.services.now().getTime() + 24 * 3_600_000)
  desk.services.now = () => tomorrow
  const next = await send(desk, { ...form(await textOf(desk, 'Close'), 'check', 'मेरा'), seen: old })
  expect(next.page!.text).toMatchObject({ by: 'A new version of the site' })
})

test('of two who save the same text at the same moment one is shown what the other wrote', async () => {
  const { services } = await languagesOffice()
  const by = { language: 'hi' as const, staff: { uid: crypto.randomUUID() }, now: services.now() }
  for (const english of ['Close', 'Home', 'Gallery', 'Downloads']) {
    const seen = seenOf(deliveredSaid('hi', english))
    const saved = await Promise.all(
      ['एक', 'दो', 'तीन'].map((text) =>
        changeTranslation(services.db, { ...by, english, seen, to: { text, state: 'checked' } }),
      ),
    )
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1)
  }
})

test('what can’t be said is refused in words, and what was typed is kept', async () => {
  const desk = await languagesOffice()
  const { texts } = await read(desk, '&search=%7Bn%7D')
  const text = texts[0]!
  for (const typed of ['सब', ' ', 'a'.repeat(25_000)]) {
    const { status, page } = await send(desk, form(text, 'check', typed))
    expect(status).toBe(422)
    expect(page).toMatchObject({ typed, text: { key: text.key } })
    expect(page!.message).not.toBe('')
  }
  const unknown = await send(desk, { do: 'check', key: 'x', text: closed })
  expect([unknown.status, unknown.page!.message]).toEqual([409, expect.stringContaining(closed)])
  expect((await send(desk, { do: 'sing' })).status).toBe(400)
  expect(await kept(desk)).toEqual([])
})

test('those that are ticked are approved together, but for what has changed since', async () => {
  const desk = await languagesOffice()
  const { texts } = await read(desk, '&part=common')
  const [one, two, three] = texts
  await send(desk, form(two!, 'check', closed), '', meera)
  const answer = await approveTicked(desk, [one!, two!, three!])
  expect(answer.headers.get('Location')).toContain('done=several&count=2&late=1')
  expect((await textOf(desk, two!.english)).state).toBe('checked')
  expect((await send(desk, { do: 'approve-ticked' })).status).toBe(422)
})

test('what is approved in one language is still to be approved in another', async () => {
  const { services } = await languagesOffice()
  const by = { staff: { uid: crypto.randomUUID() }, now: services.now(), part: 'Common' }
  for (const language of ['ml', 'hi'] as const) {
    const texts = [{ english: 'Close', seen: seenOf(deliveredSaid(language, 'Close')) }]
    const approved = await approveTranslations(services.db, { ...by, language, texts })
    expect(approved).toEqual({ approved: 1, changed: [] })
  }
})

test('all of a part are approved only as they were counted', async () => {
  const desk = await languagesOffice()
  const { toApprove, texts } = await read(desk, '&part=common')
  await send(desk, form(texts[0]!, 'check', closed), '', meera)
  const late = await send(desk, { do: 'approve-all', seen: toApprove!.seen }, '&part=common')
  expect(late.status).toBe(409)
  const now = await read(desk, '&part=common')
  const all = await send(desk, { do: 'approve-all', seen: now.toApprove!.seen }, '&part=common')
  expect(all.location).toContain(`count=${now.toApprove!.count}`)
  const { parts } = await read(desk)
  const { counts } = parts.find(({ id }) => id === 'common')!
  expect(counts.approved).toBe(counts.all)
})

test('who changed a part is named to whoever approves all of it as it was', async () => {
  const desk = await languagesOffice()
  const { toApprove, texts, now } = await read(desk, '&part=common')
  const fields = { do: 'approve-all', opened: String(new Date(now).getTime()) }
  const refused = async (seen: string) =>
    (await send(desk, { ...fields, seen }, '&part=common')).page!.message
  await send(desk, form(texts[0]!, 'check', closed), '', meera)
  expect(await refused(toApprove!.seen)).toMatch(
    /^Meera Nair changed texts of this part after you opened the page\./,
  )
  // Of another part.
  const [home] = (await read(desk, '&part=about')).texts
  await send(desk, form(home!, 'check', closed))
  const before = (await read(desk, '&part=common')).toApprove!.seen
  await send(desk, form(await textOf(desk, texts[0]!.english), 'take-back'), '', meera)
  expect(await refused(before)).toMatch(/^Meera Nair changed/)
  const asItIs = (await read(desk, '&part=common')).toApprove!.seen
  await send(desk, { ...fields, seen: asItIs }, '&part=common')
  expect(await refused(asItIs)).toMatch(/^You and Meera Nair changed/)
})
