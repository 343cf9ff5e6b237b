import { expect, onTestFinished, test } from 'vitest'
import { translations as languages } from '../../content/language/languages.ts'
import { inLanguage, useWords } from '../../content/language/in-language.server.ts'
import { asDelivered, type SiteContent } from '../../content/site-content.ts'
import { contentIn } from '../../content/language/content-in.server.ts'
import { pageLanguage } from '../../app/page/page-language.tsx'
import { languagesOfPage } from '../../content/language/languages-of-page.server.ts'
import { siteWords } from '../../content/language/site-words.server.ts'
import { aboutTexts } from '../../content/about.ts'
import { translations } from '../../app/db/schema/translations.server.ts'
import { PublishedContent, readPublished } from '../../app/site-content/published-content.server.ts'
import { publish } from '../../app/site-content/publish.server.ts'
import { sitemap } from '../../app/seo/sitemap.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { Unchanged } from '../../app/staff/languages/languages-action.server.ts'
import type { readLanguagesPage } from '../../app/staff/languages/languages-page.server.ts'
import { signedInAs } from '../fresh-app.ts'
import { logged } from '../inbox.ts'
import { sendForm } from '../office-forms.ts'
import { staffOffice, type Office } from '../office.ts'

type Page = Awaited<ReturnType<typeof readLanguagesPage>> & {
  toApprove: { count: number; seen: string } | null
  said: string | null
}

const path = '/staff/site/languages?language=hi'
const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }
const meera = { name: 'Meera Nair', email: 'meera@dino.example' }
const closed = 'बन्द कीजिए'

const office = () => staffOffice({ settings: { staffEmails: [dinoStaff.email, meera.email] } })
type Desk = Office

const read = async (desk: Desk, query = '') => (await desk.look<Page>(path + query)).page

async function textOf(desk: Desk, english: string) {
  const { texts } = await read(desk, `&search=${encodeURIComponent(english)}`)
  return texts.find((text) => text.english === english)!
}

async function send(desk: Desk, fields: Record<string, string>, query = '', person = dinoStaff) {
  const sent = await sendForm(desk, path + query, fields, person)
  return { ...sent, page: sent.page as unknown as Unchanged | null }
}

const form = ({ key, seen }: { key: string; seen: string }, what: string, text = '') => ({
  ...{ do: what, key, seen, text },
})

const kept = ({ services }: Desk) => services.db.queries.select().from(translations)

async function contentOf({ services }: Desk) {
  return (await readPublished(services.db.queries)).content
}

const hindi = async (desk: Desk, english: string) =>
  siteWords('hi', await contentOf(desk)).texts[english]

/** Approves all that there is, part by part, as an owner with patience does. */
async function approveAll(desk: Desk) {
  const { parts } = await read(desk)
  for (const { id } of parts) {
    const query = `&part=${encodeURIComponent(id)}`
    const { toApprove } = await read(desk, query)
    if (!toApprove?.count) continue
    const answer = await send(desk, { do: 'approve-all', seen: toApprove.seen }, query)
    expect(answer.status).toBe(303)
  }
}

test('a text is saved as checked, approved and taken back, with who did it in the list and in the log', async () => {
  const desk = await office()
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
  const desk = await office()
  const text = await textOf(desk, 'Close')
  await Promise.all([1, 2].map(() => send(desk, form(text, 'check', closed))))
  expect(await logged(desk)).toHaveLength(1)
})

test('of two who save the same text the second is shown what the first wrote, and loses nothing', async () => {
  const desk = await office()
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

test('what can’t be said is refused in words, and what was typed is kept', async () => {
  const desk = await office()
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
  const desk = await office()
  const { texts } = await read(desk, '&part=common')
  const [one, two, three] = texts
  await send(desk, form(two!, 'check', closed), '', meera)
  const body = new URLSearchParams({ do: 'approve-ticked' })
  for (const { key, seen } of [one!, two!, three!]) body.append('tick', `${key}:${seen}`)
  const headers = await signedInAs(desk.services, dinoStaff)
  const answer = await desk.app.request(path, { method: 'POST', headers, body })
  expect(answer.headers.get('Location')).toContain('done=several&count=2&late=1')
  expect((await textOf(desk, two!.english)).state).toBe('checked')
  expect((await send(desk, { do: 'approve-ticked' })).status).toBe(422)
})

test('all of a part are approved only as they were counted', async () => {
  const desk = await office()
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

const mission =
  'Product quality and the service to support it, with features and paints customised.'

async function changeMission({ services }: Desk) {
  await publish(services.db, {
    ...{ ref: { kind: 'about', item: '' }, body: { ...aboutTexts, mission }, base: 0 },
    ...{ staff: { uid: crypto.randomUUID() }, now: services.now() },
  })
}

test('a text whose English was changed is missing, and begins with the translation that it had', async () => {
  const desk = await office()
  const before = await textOf(desk, aboutTexts.mission)
  await changeMission(desk)
  const { texts, counts } = await read(desk, '&state=changed')
  expect(counts).toMatchObject({ missing: 1, changed: 1 })
  expect(texts).toMatchObject([
    { english: mission, state: 'missing', was: { english: aboutTexts.mission, text: before.text } },
  ])
  expect(texts[0]!.was!.runs.filter((run) => run.in !== 'both')).toEqual([
    { in: 'old', text: ' colours' },
    { in: 'new', text: ' paints' },
  ])
  await send(desk, form(texts[0]!, 'check', before.text))
  expect((await read(desk, '&state=changed')).texts).toEqual([])
  expect(contentIn('hi', await contentOf(desk)).about.mission).toBe(before.text)
})

test('a figure stays English until its translation is approved', async () => {
  const desk = await office()
  const english = 'Up to 500 kg'
  const figure = await textOf(desk, english)
  expect(figure.isFigure).toBe(true)
  const said = async () =>
    contentIn('hi', await contentOf(desk)).catalogue.find('cuty')!.specifications['Max Capacity']
  await send(desk, form(figure, 'check', '500 किलो तक'), '', meera)
  expect(await said()).toBe(english)
  await send(desk, form(await textOf(desk, english), 'approve', '500 किलो तक'))
  expect(await said()).toBe('500 किलो तक')
})

test('once all is approved the pages are found, in English and in this language, until a text changes', async () => {
  const desk = await office()
  const said = (content: SiteContent) => {
    useWords('hi', siteWords('hi', content))
    return inLanguage('hi', () => pageLanguage('/about'))
  }
  onTestFinished(() => useWords('hi', siteWords('hi', asDelivered)))
  expect(said(asDelivered)).toBe('hi-x-mtfrom-en')
  const isFound = async (page: string) => languagesOfPage(page, await contentOf(desk))
  expect(await isFound('/about')).toEqual(['en'])
  await approveAll(desk)
  const { counts, pagesApproved } = await read(desk)
  expect(counts).toMatchObject({ all: counts.approved, missing: 0 })
  expect(pagesApproved.approved).toBe(pagesApproved.of)
  expect(await isFound('/about')).toEqual(['en', 'hi'])
  const content = await contentOf(desk)
  expect(/hreflang="hi-IN" href="[^"]*\/hi\/about"/.test(sitemap(content))).toBe(true)
  expect(sitemap(content).includes('hreflang="ml-IN"')).toBe(false)
  expect(said(content)).toBe('hi-IN')
  await changeMission(desk)
  expect(await isFound('/about')).toEqual(['en'])
  expect(await isFound('/gallery')).toEqual(['en', 'hi'])
  // Part by part, all two thousand texts.
}, 240_000)

test('every process says what is saved, also after a start', async () => {
  const desk = await office()
  const process = async () => {
    const shown = new PublishedContent(desk.services, () => Promise.resolve())
    await shown.start()
    return shown
  }
  const other = await process()
  await send(desk, form(await textOf(desk, 'Close'), 'check', closed))
  const said = (from: PublishedContent) => siteWords('hi', from.now()).texts.Close
  await expect.poll(() => said(other)).toBe(closed)
  const third = await process()
  expect(said(third)).toBe(closed)
  await send(desk, form(await textOf(desk, 'Close'), 'take-back'))
  await expect.poll(() => said(other)).toBe('बंद करें')
  await Promise.all([other.stop(), third.stop()])
})

test('each language has its own', async () => {
  const desk = await office()
  await send(desk, form(await textOf(desk, 'Close'), 'check', closed))
  const content = await contentOf(desk)
  expect(languages.map((language) => siteWords(language, content).texts.Close)).toEqual([
    'അടയ്ക്കുക',
    closed,
  ])
})
