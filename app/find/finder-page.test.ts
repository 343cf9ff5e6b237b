import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { languages } from '../../content/language/languages.ts'
import { asDelivered, type SiteContent } from '../../content/site-content.ts'
import { asksForState } from './find-query.ts'
import { finderPage } from './finder-page.server.ts'
import { foundPage } from './found-page.server.ts'

const pageAt = (query: string, content: SiteContent = asDelivered) =>
  finderPage(new URLSearchParams(query), content)
const titlesOf = ({ machines }: ReturnType<typeof pageAt>) => machines.map(({ title }) => title)

test('without an answer the whole range stands there, and the work is asked', () => {
  const { machines, question, isEnd } = pageAt('')
  expect(machines).toHaveLength(delivered.products.length)
  expect(question).toMatchObject({ title: 'What is the work?', takesWords: true })
  expect(isEnd).toBe(false)
})

test('the end has the way to ask with its answers, and to compare what is left', () => {
  const { isEnd, ask, compare } = pageAt('job=building&lift=goods')
  expect(isEnd).toBe(true)
  expect(ask).toBe('/contact?topic=quote&machines=wotan%2Cswifty&job=building&lift=goods')
  expect(compare).toBe('/compare?machines=wotan,swifty')
  expect(pageAt('job=timber').ask).toContain('product=woodpicker')
})

test('an answered question leads back to itself, and forgets what came after', () => {
  const { steps } = pageAt('job=towing&lift=damaged')
  expect(steps.map(({ answer, change }) => [answer, change]).slice(0, 2)).toEqual([
    ['Towing and recovery', '/which-machine'],
    ['A vehicle that does not roll', '/which-machine?job=towing'],
  ])
})

test('words of one’s own are looked for in the texts, and say where they were found', () => {
  const reasons = (words: string) =>
    pageAt(`words=${words}`).machines.find(({ id }) => id === 'brisky')!.reasons
  expect(reasons('slabs')).toEqual([{ name: 'Found in', reason: 'Marble and granite slabs' }])
  // What it is stands there anyway.
  expect(reasons('stone')).toEqual([])
})

test.each([
  ['en', 'light blue', 'Light blue'],
  ['ml', 'ഇളം നീല', 'ഇളം നീല'],
  ['hi', 'हल्का नीला', 'हल्का नीला'],
] as const)('on a page in %s ‘%s’ is found as that paint', (language, words, paint) => {
  const page = inLanguage(language, () =>
    pageAt(`words=${words}`, contentIn(language, asDelivered)),
  )
  const wotan = page.machines.find(({ id }) => id === 'wotan')!
  expect(wotan.reasons.map(({ reason }) => reason)).toEqual([paint])
})

test('words that nothing speaks of leave the range, and go along to whoever is asked', () => {
  const page = pageAt('words=zeppelin')
  expect(page).toMatchObject({ unfound: 'zeppelin', missing: null, isEnd: false })
  expect(page.machines).toHaveLength(delivered.products.length)
  expect(page.ask).toContain('words=zeppelin')
})

test.each([
  ['timber crane in Idukki', 'Woodpicker', 'Idukki'],
  ['timber crane for my estate in Idukki', 'Woodpicker', 'Idukki'],
  ['marble slabs for a showroom in Kochi', 'Brisky', 'Kochi'],
  ['granite blocks from our quarry, Palakkad', 'Brisky', 'quarry Palakkad'],
  ['തടി കയറ്റാൻ ഇടുക്കിയിൽ', 'Woodpicker', 'ഇടുക്കിയിൽ'],
  ['मार्बल उठाने के लिए कोच्चि में', 'Brisky', 'कोच्चि'],
  ['wotan in Kerala', 'Wotan', null],
  ['wotan price', 'Wotan', null],
])('‘%s’ finds %s first, and says that nothing speaks of ‘%s’', (words, title, missing) => {
  for (const language of ['en', 'ml', 'hi'] as const) {
    const query = new URLSearchParams({ words }).toString()
    const page = inLanguage(language, () => pageAt(query, contentIn(language, asDelivered)))
    expect(titlesOf(page)[0]).toBe(title)
    expect(page.machines.length).toBeLessThan(delivered.products.length)
    expect(page).toMatchObject({ missing, unfound: null })
    expect(page.ask).toContain(query)
  }
  expect(titlesOf(pageAt('words=timber crane in Idukki'))).toEqual(['Woodpicker'])
})

test('what nothing speaks of is told until a question is answered', () => {
  expect(pageAt('words=crane in Idukki').missing).toBe('Idukki')
  expect(pageAt('words=crane in Idukki&job=stone').missing).toBeNull()
})

test.each(['price for 5 ton crane', 'five ton crane', 'क्रेन पांच टन'])(
  '‘%s’ asks for a load and a crane: nothing of it is unknown',
  (words) => {
    const page = pageAt(new URLSearchParams({ words }).toString())
    expect(page).toMatchObject({ unfound: null, loads: expect.any(String) as string })
    expect(titlesOf(page)).not.toContain('Cuty')
    expect(titlesOf(page)[0]).toBe('Wotan')
  },
)

test.each(['load 3000 kg', '5 ton', 'crane for 5 ton', '5 टन क्रेन', '5 ടൺ ക്രെയിൻ', 'cuty 5 ton'])(
  '‘%s’ leaves all machines but the one whose maximum is less, and says where loads are told',
  (words) => {
    for (const language of ['en', 'ml', 'hi'] as const) {
      const content = contentIn(language, asDelivered)
      const query = new URLSearchParams({ words }).toString()
      const page = inLanguage(language, () => pageAt(query, content))
      expect(titlesOf(page).toSorted()).toEqual(
        titlesOf(pageAt(''))
          .filter((title) => title !== 'Cuty')
          .toSorted(),
      )
      const { loads, unfound, question, ask } = page
      const { loads: inEnglish } = pageAt(query)
      expect(inEnglish).toMatch(/^Ask us what a machine lifts/)
      expect(loads === inEnglish).toBe(language === 'en')
      expect({ unfound, takesWords: question?.takesWords }).toEqual({
        unfound: null,
        takesWords: true,
      })
      expect(ask).toContain(query)
    }
  },
)

test.each(['10 tonne truck', 'crane for 10 ton truck', 'truck'])(
  '‘%s’ leaves the whole range as it stands: no machine is before the others',
  (words) => {
    for (const language of languages) {
      const query = new URLSearchParams({ words }).toString()
      expect(titlesOf(pageAt(query, contentIn(language, asDelivered)))).toEqual(
        contentIn(language, asDelivered).catalogue.products.map(({ title }) => title),
      )
    }
  },
)

test('a load goes along with the answers, and narrows what other words find', () => {
  const page = pageAt('words=5 ton&job=workshop')
  expect(page).toMatchObject({ words: '5 ton', loads: expect.any(String) as string })
  expect(titlesOf(page)).not.toContain('Cuty')
  expect(page.question!.answers[0]!.to).toContain('words=5+ton')
  expect(titlesOf(pageAt('words=gas cylinder'))).toContain('Cuty')
  expect(titlesOf(pageAt('words=small crane 5 ton'))).not.toContain('Cuty')
  expect(titlesOf(pageAt('words=small crane 5 ton')).length).toBeLessThan(8)
  expect(titlesOf(pageAt('words=400 kg'))).toContain('Cuty')
})

test('a load that one machine states puts it first, and leaves those whose load is told on request', () => {
  const { machines, isEnd, question } = pageAt('words=500 kg')
  expect(machines).toHaveLength(delivered.products.length)
  expect(machines.map(({ id }) => id).slice(0, 2)).toEqual(['cuty', 'wotan'])
  expect({ isEnd, takesWords: question?.takesWords }).toEqual({ isEnd: false, takesWords: true })
})

test.each([
  [
    'job=any&lift=any&grip=any&where=any&truck=any',
    /^These eleven all fit\. Go back to a question/,
  ],
  ['', /^No question would part them/],
])('where no question is left, %s is led on', (query, words) => {
  expect(pageAt(query).wayOn).toMatch(words)
})

test.each(['less than 800 kg', '1 टन से कम', '1 ton se kam', '1 ടണ്ണിൽ താഴെ', 'up to 2 ton'])(
  'nothing of ‘%s’ is said not to be known',
  (words) => {
    expect(pageAt(new URLSearchParams({ words }).toString()).unfound).toBeNull()
  },
)

test('a range that is all too weak is shown as it is', () => {
  const catalogue = catalogueOf([delivered.find('cuty')!], delivered.paints, [])
  expect(titlesOf(pageAt('words=5 ton', { ...asDelivered, catalogue }))).toEqual(['Cuty'])
})

test('of words beside a load that nothing speaks of is told, once', () => {
  expect(pageAt('words=zeppelin of 5 ton')).toMatchObject({
    unfound: 'zeppelin of 5 ton',
    loads: expect.any(String) as string,
  })
  expect(pageAt('words=zeppelin of 5 ton&job=timber').unfound).toBeNull()
  expect(pageAt('words=granite').loads).toBeNull()
})

test('a machine that is withdrawn is not proposed, one that was added is found under its kind', () => {
  const woodpicker = delivered.find('woodpicker')!
  const titan = { ...delivered.find('wheelift')!, id: 'titan', title: 'Titan' }
  const others = delivered.products.filter((product) => product !== woodpicker)
  const catalogue = catalogueOf([...others, titan], delivered.paints, [woodpicker])
  const content = { ...asDelivered, catalogue }
  expect(titlesOf(pageAt('job=towing', content))).toContain('Titan')
  const timber = pageAt('job=timber&grip=grapple', content)
  expect(titlesOf(timber)).not.toContain('Woodpicker')
  expect(timber.machines.length).toBeGreaterThan(0)
})

test('the texts of a machine are in another language, and the machines for an answer the same', () => {
  const translations = delivered.products
    .flatMap(({ subtitle, description, applications }) => [subtitle, description, ...applications])
    .map((english) => ({
      ...{ language: 'hi' as const, english, text: 'हिन्दी में' },
      state: 'approved' as const,
    }))
  const content = contentIn('hi', { ...asDelivered, translations })
  expect(content.catalogue.find('wotan')!.subtitle).toBe('हिन्दी में')
  for (const query of ['job=stone', 'job=building&lift=goods'])
    expect(titlesOf(pageAt(query, content))).toEqual(titlesOf(pageAt(query)))
  expect(titlesOf(pageAt('words=sawmill', content))).toEqual(['Woodpicker'])
})

test('an address that says nothing is the page that is a file; one that does is drawn', () => {
  const asks = (address: string) => asksForState(new URL(address, 'https://www.dino.example'))
  for (const address of [
    '/which-machine',
    '/which-machine?utm_source=poster',
    '/which-machine?job=constructor&words=%20',
    '/compare?only=differences',
    '/compare?machines=',
    '/compare?from=poster',
    '/shortlist?from=choice',
    '/about?job=timber',
  ])
    expect([address, asks(address)]).toEqual([address, false])
  for (const address of [
    '/which-machine?job=timber',
    '/which-machine.data?lift=any',
    '/which-machine?words=marble',
    '/compare?machines=wotan',
    '/compare?from=choice',
    '/compare.data?machines=wotan,swifty&_routes=any-page',
  ])
    expect([address, asks(address)]).toEqual([address, true])
})

test('other addresses are neither', () => {
  for (const path of ['/', '/compare/wotan', '/which-machine/timber', '/Compare'])
    expect(foundPage(new URL(path, 'https://www.dino.example'), asDelivered)).toBeNull()
})
