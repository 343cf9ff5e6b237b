import { expect, test } from 'vitest'
import { checkTranslation, longestTranslation } from './translation.ts'

test('a translation is kept on one line, composed, with the space around it that the English has', () => {
  expect(checkTranslation(' {n} machines', ' {n}\nमशीनें ')).toEqual({
    ok: true,
    text: ' {n} मशीनें',
  })
  expect(checkTranslation('One\n\ntwo', 'एक\r\n\r\nदो')).toEqual({ ok: true, text: 'एक\n\nदो' })
})

test('places may stand in another order', () => {
  expect(checkTranslation('{n} of {all}', '{all} में से {n}')).toMatchObject({ ok: true })
})

test.each([
  ['Close', ' \n', 'Write the translation.'],
  ['{n} of {all}', 'सब', 'Put in {n} and {all}'],
  ['{n} machines', '{n} {n} मशीनें', 'Leave out {n}'],
  ['{n} machines', '{n} {name}', 'Leave out {name}: the English has {n} only.'],
  ['Close', '{n} बंद', 'nothing is filled in there'],
  ['Close', 'बंद}', 'Leave out the single brace'],
  ['One\n\ntwo', '- - - - - x', 'Use fewer signs and lines'],
  ['One and two', '- - - - - x', 'Use fewer signs and lines'],
  ['One two three four', `${`-${' '.repeat(50)}`.repeat(4)}x`, 'Use fewer signs and lines'],
  ['Close', 'ब'.repeat(longestTranslation('Close') + 1), 'Shorten this to 220'],
])('of ‘%s’ ‘%s’ is refused', (english, typed, message) => {
  const checked = checkTranslation(english, typed)
  expect(checked).toMatchObject({ ok: false, message: expect.stringContaining(message) as string })
})

test('the longest story may be half as long again in another language', () => {
  const story = 'One two. '.repeat(20_000 / 9)
  expect(checkTranslation(story, 'क'.repeat(30_000))).toMatchObject({ ok: true })
  expect(checkTranslation(story, 'क'.repeat(41_000))).toMatchObject({ ok: false })
})
