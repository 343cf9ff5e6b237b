import { expect, test } from 'vitest'
import { colours } from './colours.ts'
import { contrastOf, letteringOn, letterings, nearestTo, paintsOf } from './paint.ts'

test('the lettering of every delivered paint is what its contrast says, and can be read', () => {
  for (const { swatch, lettering } of colours) {
    expect(letteringOn(swatch)).toBe(lettering)
    expect(contrastOf(swatch, letterings[lettering])).toBeGreaterThan(3)
  }
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
})

test('a paint is nearest to the one that looks like it', () => {
  expect(nearestTo({ swatch: '#0a2a66' }, colours)!.id).toBe('dark-blue')
  expect(nearestTo({ swatch: '#f0f0f0' }, colours)!.id).toBe('white')
  expect(nearestTo({ swatch: '#f0f0f0' }, [])).toBeUndefined()
})

test('a withdrawn paint is known by its name, and offered to nobody', () => {
  const [red, ...others] = colours
  const paints = paintsOf(others, [red])
  expect(paints.nameOf('red')).toBe('Red')
  expect(paints.swatchesOf(['red', 'white']).map(({ id }) => id)).toEqual(['white'])
  expect(paints.nameOf('pink')).toBe('pink')
})

test('chips as light as the page are marked, so that a line is drawn around them', () => {
  const pale = { id: 'ivory', name: 'Ivory', swatch: '#f4f1e6' }
  const paints = paintsOf([...colours, pale])
  const marked = paints.swatchesOf(paints.offered.map(({ id }) => id)).filter((each) => each.isPale)
  expect(marked.map(({ id }) => id)).toEqual(['white', 'ivory'])
})

test('a chip knows the lettering that its contrast does not say', () => {
  const [red, yellow] = colours
  const paints = paintsOf([{ ...red, lettering: 'dark' }, yellow])
  expect(paints.swatchesOf(['red', 'yellow']).map(({ lettering }) => lettering)).toEqual([
    'dark',
    undefined,
  ])
})
