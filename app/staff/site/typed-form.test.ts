import { expect, test } from 'vitest'
import { filesIn, typedIn } from './typed-form.ts'

const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [
  string,
  string,
  string,
]
const photos = { name: 'photos', input: 'files' as const, files: { multiple: true } }
const manual = { name: 'manual', input: 'files' as const, files: { multiple: false } }

function formOf(...fields: [name: string, value: string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('each of several files keeps what it shows, in their order', () => {
  const form = formOf(
    ...([
      ['photos', first],
      ['photos-alt', 'In the yard'],
      ['photos', second],
      ['photos-alt', ''],
    ] as [string, string][]),
  )
  const { photos: text } = typedIn(form, [photos])
  expect(filesIn(text!)).toEqual([
    { id: first, alt: 'In the yard' },
    { id: second, alt: '' },
  ])
})

test('without scripts one is ticked to be taken out, and the words of the others stay theirs', () => {
  const form = formOf(
    ['photos', first],
    ['photos-alt', 'In the yard'],
    ['photos', second],
    ['photos-alt', 'From behind'],
    ['photos-out', first],
  )
  expect(typedIn(form, [photos])).toEqual({ photos: `${second} From behind` })
})

test('without scripts one more is chosen from a list, and is there once', () => {
  const chosen = (id: string) =>
    typedIn(formOf(['photos', first], ['photos-alt', 'In the yard'], ['photos-add', id]), [photos])
  expect(chosen(third)).toEqual({ photos: `${first} In the yard\n${third}` })
  expect(chosen(first)).toEqual({ photos: `${first} In the yard` })
  expect(chosen('')).toEqual({ photos: `${first} In the yard` })
})

test('where one file may be, the one that is chosen from the list takes its place', () => {
  const form = formOf(['manual', first], ['manual-add', second])
  expect(typedIn(form, [manual])).toEqual({ manual: second })
  expect(typedIn(formOf(['manual', first], ['manual-out', first]), [manual])).toEqual({
    manual: '',
  })
})
