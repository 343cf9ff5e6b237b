import { expect, test } from 'vitest'
import { companyFacts } from '../../content/company.ts'
import { newsSchema } from './news-schema.server.ts'
import { readContent, writeContent } from './content-form.server.ts'

const form = writeContent('company', companyFacts)

test.each([
  ['\u202a', '\u202c'],
  ['\u2066', '\u2069'],
  ['\u200e', ''],
  ['\ufeff', ''],
  ['', '\u200b'],
])(
  'numbers, e-mails and lines are read as they are seen, whatever they were copied with',
  (before, after) => {
    const pasted = Object.fromEntries(
      Object.entries(form).map(([name, text]) => [name, text && `${before}${text}${after}`]),
    )
    const read = readContent('company', pasted)
    expect(read).toMatchObject({ ok: true, form })
  },
)

test('words in Malayalam keep their joiners', () => {
  const tagline = 'കേരളത്തില്\u200d നിന്ന് നന്\u200cമ'
  expect(readContent('company', { ...form, tagline })).toMatchObject({ body: { tagline } })
})

test('the name of an item that is only ‘New’ is refused for what it is', () => {
  const refused = (title: string) =>
    newsSchema.shape.title.safeParse(title).error?.issues[0]?.message
  expect(refused('New')).toMatch(/^Say more than ‘New’/)
  expect(refused('പുതിയ')).toMatch(/^Begin it with a Latin letter/)
  expect(refused('New cranes')).toBeUndefined()
})
