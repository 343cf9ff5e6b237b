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
