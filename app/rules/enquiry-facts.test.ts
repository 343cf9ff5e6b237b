import { expect, test } from 'vitest'
import { blankEnquiry } from '../../tests/blank-enquiry.ts'
import { enquiryFacts } from './enquiry-facts.ts'
import type { FieldValues } from './enquiry-fields.ts'

const asked: FieldValues = {
  ...blankEnquiry,
  ...{ name: 'Asha Menon', email: 'asha@buyer.example', company: 'Menon Timber' },
  ...{ interest: 'cranes', productId: 'wotan', colour: 'red', message: 'A crane.' },
}

test('what was filled in is told in the form’s order, chosen things in words', () => {
  const facts = enquiryFacts(asked, 'Dino Wotan in red')
  expect(facts.filter(([, words]) => words !== null)).toEqual([
    ['Name', 'Asha Menon'],
    ['E-mail', 'asha@buyer.example'],
    ['Company', 'Menon Timber'],
    ['Interest', 'Hydraulic Cranes'],
    ['Product', 'Dino Wotan in red'],
  ])
})

test('some of it can be told without the rest', () => {
  const chosen = enquiryFacts(asked, 'Dino Wotan in red', (name) => name === 'interest')
  expect(chosen).toEqual([['Interest', 'Hydraulic Cranes']])
})
