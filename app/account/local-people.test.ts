import { expect, test } from 'vitest'
import { readLocalPerson } from './local-people.ts'

const read = (name: string, email: string) => readLocalPerson(new URLSearchParams({ name, email }))

test('a name and an e-mail are a person', () => {
  expect(read(' Joséf 🏗 ', 'Josef@Example.com')).toEqual({
    ok: true,
    person: { name: 'Joséf 🏗', email: 'josef@example.com' },
  })
})

test.each(['two\r\nlines', 'a zero\0byte'])('the name %j is told how to be written', (name) => {
  expect(read(name, 'josef@example.com')).toEqual({
    ok: false,
    errors: { name: 'Please enter the name on one line, without invisible characters.' },
  })
})

test.each(['josef', 'jo\0sef@example.com', 'a@b.c\r\nBcc: x@y.z', `${'a'.repeat(255)}@b.example`])(
  'the e-mail %j is told how to be written',
  (email) => {
    expect(read('Josef', email)).toEqual({
      ok: false,
      errors: { email: 'Please enter an e-mail address such as name@example.com.' },
    })
  },
)
