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

test('labels of specifications are texts too, and wait for approval as their values do', () => {
  const said = (translations: typeof asDelivered.translations) =>
    contentIn('hi', siteContentOf({ ...asDelivered, translations })).catalogue.find('cuty')!
      .specifications
  expect(said([])).toMatchObject({ Country: 'Made in India' })
  const approved = { language: 'hi', english: 'Country', text: 'देश', state: 'approved' } as const
  expect(said([approved])).toMatchObject({ देश: 'Made in India' })
})
