import { expect, test } from 'vitest'
import { asDelivered, siteContentOf } from '../site-content.ts'
import { contentIn } from './content-in.server.ts'

test('content in another language has its texts in it, and its fields and ids as they are', () => {
  const { bodies, about, catalogue } = contentIn('ml', asDelivered)
  expect(about.founding).toContain('DINO സ്ഥാപിതമായത്')
  expect(catalogue.find('wotan')).toMatchObject({ title: 'Wotan', note: 'പൊതുവായ ലിഫ്റ്റിങ്' })
  for (const [kind, items] of Object.entries(asDelivered.bodies))
    for (const [item, body] of items)
      expect(Object.keys(bodies[kind as 'about'].get(item)!)).toEqual(Object.keys(body as object))
})

test('labels of specifications stay as code knows them, and figures wait for approval', () => {
  const said = (translations: typeof asDelivered.translations) =>
    contentIn('hi', siteContentOf({ ...asDelivered, translations })).catalogue.find('cuty')!
      .specifications
  expect(said([])).toMatchObject({ Country: 'भारत में निर्मित', 'Max Capacity': 'Up to 500 kg' })
  const text = '500 किलो तक'
  const approved = { language: 'hi', english: 'Up to 500 kg', text, state: 'approved' } as const
  expect(said([approved])).toMatchObject({ 'Max Capacity': text })
})

test('so do figures in any other text of a machine', () => {
  const cuty = contentIn('ml', asDelivered).catalogue.find('cuty')!
  const english = asDelivered.catalogue.find('cuty')!
  expect(english.subtitle).toContain('500 kg')
  expect(cuty.subtitle).toBe(english.subtitle)
  expect(cuty.description === english.description).toBe(/\d+ ?kg/.test(english.description))
})

test('an id stays though a text that is translated is the same word, and what is pointed at keeps to its feature', () => {
  const wotan = asDelivered.bodies.product.get('wotan')!
  const [feature] = wotan.features
  const noted = {
    ...wotan,
    note: wotan.family,
    callouts: [{ feature: feature!.title, place: { x: 10, y: 20 } }],
  }
  const translations = [
    { language: 'ml', english: wotan.family, text: 'മടങ്ങുന്ന കൈ', state: 'checked' },
  ] as const
  const bodies = { ...asDelivered.bodies, product: new Map([['wotan', noted]]) }
  const said = contentIn('ml', siteContentOf({ bodies, translations })).catalogue.find('wotan')!
  expect(said.note).toBe('മടങ്ങുന്ന കൈ')
  expect(said.family).toBe(wotan.family)
  expect(said.features[0]!.title).not.toBe(feature!.title)
  expect(said.callouts![0]!.feature).toBe(said.features[0]!.title)
})

test('who issued a certificate, its number and where it is looked up are the same in every language', () => {
  const [delivered] = asDelivered.certificates
  const facts = { number: 'IN-24/077', issuer: 'TÜV SÜD', register: 'https://www.tuvsud.com/in' }
  const translations = Object.values(facts).map((english) => ({
    ...{ language: 'ml', english, text: 'നോക്കുക', state: 'approved' },
  })) as typeof asDelivered.translations
  const certificate = new Map([[delivered!.id, { ...delivered!, ...facts }]])
  const bodies = { ...asDelivered.bodies, certificate }
  const [said] = contentIn('ml', siteContentOf({ bodies, translations })).certificates
  expect(said).toMatchObject(facts)
})
