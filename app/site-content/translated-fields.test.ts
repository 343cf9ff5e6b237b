import { expect, test } from 'vitest'
import { notRead } from '../../content/language/content-texts.ts'
import type { ContentKind } from '../../content/site-content.ts'
import { fieldsOf } from './content-form.server.ts'
import { contentKinds } from './content-kinds.server.ts'

const kinds = Object.keys(contentKinds) as ContentKind[]

test('words are another in each language; names, numbers and addresses are the same in all', () => {
  const sameInAll = kinds.flatMap((kind) =>
    fieldsOf(kind)
      .filter(({ input, translated }) => !translated && ['text', 'lines', 'tel'].includes(input))
      .map(({ name }) => `${kind} ${name}`),
  )
  expect(sameInAll).toEqual([
    ...['company telephone', 'company whatsapp', 'company position', 'company social'],
    ...['product title', 'product place', 'paint place', 'news date'],
    ...['certificate number', 'certificate issuer'],
  ])
})

test('what the office does not write as words of a language, nobody is asked to translate', () => {
  const unlike = kinds.flatMap((kind) =>
    fieldsOf(kind)
      .filter(({ name, translated = false }) => translated === notRead[kind].includes(name))
      .map(({ name }) => `${kind} ${name}`),
  )
  // Numbers have no words, holidays have some behind their day, and a machine's name may be written in other letters.
  expect(unlike).toEqual([
    ...['company position', 'company holidays', 'product title', 'product dimensions'],
    ...['product place', 'paint place', 'news featured', 'picture focus'],
  ])
})
