import { expect, onTestFinished, test } from 'vitest'
import { translations as languages } from '../../content/language/languages.ts'
import { inLanguage, useWords } from '../../content/language/in-language.server.ts'
import { asDelivered, type SiteContent } from '../../content/site-content.ts'
import { contentIn } from '../../content/language/content-in.server.ts'
import { pageLanguage } from '../../app/page/page-language.tsx'
import { languagesOfPage } from '../../content/language/languages-of-page.server.ts'
import { siteWords } from '../../content/language/site-words.server.ts'
import { aboutTexts } from '../../content/about.ts'
import { PublishedContent } from '../../app/site-content/published-content.server.ts'
import { publish } from '../../app/site-content/publish.server.ts'
import { sitemap } from '../../app/seo/sitemap.server.ts'
import {
  approveTicked,
  closed,
  contentOf,
  form,
  languagesOffice,
  meera,
  read,
  send,
  textOf,
} from '../languages-desk.ts'
import type { Office } from '../office.ts'

/** Approves all that there is, part by part, as an owner with patience does. */
async function approveAll(desk: Office) {
  const { parts } = await read(desk)
  for (const { id } of parts) {
    const query = `&part=${encodeURIComponent(id)}`
    const { toApprove } = await read(desk, query)
    if (!toApprove?.count) continue
    const answer = await send(desk, { do: 'approve-all', seen: toApprove.seen }, query)
    expect(answer.status).toBe(303)
  }
}

const mission =
  'Product quality and the service to support it, with features and paints customised.'

async function changeMission({ services }: Office) {
  await publish(services.db, {
    ...{ ref: { kind: 'about', item: '' }, body: { ...aboutTexts, mission }, base: 0 },
    ...{ staff: { uid: crypto.randomUUID() }, now: services.now() },
  })
}

test('a text whose English was changed is missing, and begins with the translation that it had', async () => {
  const desk = await languagesOffice()
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
  const desk = await languagesOffice()
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
  const desk = await languagesOffice()
  const said = (content: SiteContent) => {
    useWords('hi', siteWords('hi', content))
    return inLanguage('hi', () => pageLanguage('/about'))
  }
  onTestFinished(() => useWords('hi', siteWords('hi', asDelivered)))
  expect(said(asDelivered)).toBe('hi-x-mtfrom-en')
  const isFound = async (page: string) => languagesOfPage(page, await contentOf(desk))
  expect(await isFound('/about')).toEqual(['en'])
  await approveAll(desk)
  const { counts, pagesApproved, papersApproved } = await read(desk)
  expect(counts).toMatchObject({ all: counts.approved, missing: 0 })
  expect(pagesApproved.approved).toBe(pagesApproved.of)
  // A brochure and a sheet of each machine, and quotes.
  const machines = asDelivered.catalogue.products.length
  expect(papersApproved).toEqual({ of: 2 * machines + 1, approved: 2 * machines + 1 })
  await send(desk, form(await textOf(desk, 'Made for your work'), 'take-back'))
  expect(await read(desk)).toMatchObject({ pagesApproved, papersApproved: { approved: 0 } })
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
  const desk = await languagesOffice()
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

  const english = 'Up to 500 kg'
  const figure = () =>
    contentIn('hi', other.now()).catalogue.find('cuty')!.specifications['Max Capacity']
  await send(desk, form(await textOf(desk, english), 'check', '500 किलो तक'))
  await expect.poll(() => siteWords('hi', other.now()).texts[english]).toBe('500 किलो तक')
  await approveTicked(desk, [await textOf(desk, english)])
  await expect.poll(figure).toBe('500 किलो तक')
  await Promise.all([other.stop(), third.stop()])
})

test('each language has its own', async () => {
  const desk = await languagesOffice()
  await send(desk, form(await textOf(desk, 'Close'), 'check', closed))
  const content = await contentOf(desk)
  expect(languages.map((language) => siteWords(language, content).texts.Close)).toEqual([
    'അടയ്ക്കുക',
    closed,
  ])
})
