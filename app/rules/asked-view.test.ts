import { expect, test } from 'vitest'
import { cleanView, longestView, withoutOwnWords } from './asked-view.ts'
import { readConfiguration } from './configuration.ts'

const view = 'side,zoom:1.5,jack-left:-0.25,crane:red,with:grapple,name:Kerala_Timber'

test('a view comes back as it was said', () => {
  expect(cleanView(view)).toBe(view)
  expect(cleanView('')).toBe('')
  expect(cleanView('turn:-128,rise:3,name:ഡിനോ')).toBe('turn:-128,rise:3,name:ഡിനോ')
})

test('what no view says is left out, and a paint that the machine can’t be had in', () => {
  expect(cleanView('side,<script>,inner:1e9,a b,__proto__:1,with:rocket,name:<b>')).toBe(
    'side,name:b',
  )
  expect(cleanView('crane:red,side', (paint) => paint === 'blue')).toBe('side')
})

test('cleaned once more it is the same, and never longer than it may be', () => {
  for (const text of mangled(view)) {
    const clean = cleanView(text)
    expect(cleanView(clean)).toBe(clean)
    expect(clean.length).toBeLessThanOrEqual(longestView)
    expect(clean).toMatch(/^[^<>"?#%\p{Cc}]*$/u)
    expect(readConfiguration(clean).fittings.length).toBeLessThanOrEqual(6)
  }
})

test('of a text without end only the beginning is looked at', () => {
  const marks = '\u0315'.repeat(longestView) + '\u0300'.repeat(600_000)
  expect(cleanView(`side,name:A${marks}`)).toBe(
    cleanView(`side,name:A${marks}`.slice(0, longestView)),
  )
})

test('for a stranger nothing that was typed is in it', () => {
  expect(withoutOwnWords(view)).toBe('crane:red,with:grapple')
})

/** A hundred of them: cut, doubled, turned round, with signs that no view has. */
function mangled(text: string): string[] {
  const marks = ['\u0301'.repeat(90), '\u0344'.repeat(590), 'A\u0344'.repeat(60), 'ക്'.repeat(20)]
  const signs = ['', ',', ':', '\0', '\uD800', '%', '"><', 'name:', ...marks, '🏗️', '\n']
  return Array.from({ length: 100 }, (_, number) => {
    const at = (number * 7) % text.length
    const sign = signs[number % signs.length]!
    const cut = text.slice(0, at) + sign + text.slice(at + (number % 3))
    if (number % 5 === 0) return cut.repeat(30)
    return number % 4 === 0 ? cut.split('').toReversed().join('') : cut
  })
}
