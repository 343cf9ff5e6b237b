import { expect, test } from 'vitest'
import { z } from 'zod'
import { idMadeOf } from './id-made-of.server.ts'

test('what a form says has an id that forms take, the same each time', () => {
  for (let number = 0; number < 100; number++) {
    const id = idMadeOf(`form ${number}`, 'Biju Thomas', null)
    expect(z.uuid().safeParse(id).data).toBe(id)
    expect(idMadeOf(`form ${number}`, 'Biju Thomas', null)).toBe(id)
  }
})

test('other words, another form, or the same words otherwise apart are another thing', () => {
  const ids = [
    idMadeOf('form', 'Biju', 'Thomas'),
    idMadeOf('form', 'Biju Thomas'),
    idMadeOf('form', 'Biju Thomas', null),
    idMadeOf('other', 'Biju Thomas'),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
