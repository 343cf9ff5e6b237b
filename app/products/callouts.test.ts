import { expect, test } from 'vitest'
import { followTitles, markAt, marksOf, placeIn } from './callouts.ts'

const whole = { width: 1600, height: 1000 }
const frame = { x: 0, y: 0, ...whole }
const of = (...titles: string[]) => titles.map((title) => ({ title }))
const [boomMark, winchMark] = [
  { at: [10, 10], box: [20, 20] },
  { at: [30, 30], box: [40, 40] },
]
const delivered = { titles: ['Boom', 'Winch'], marks: [boomMark, winchMark] }
const marks = (
  features: ReturnType<typeof of>,
  callouts?: Parameters<typeof marksOf>[0]['callouts'],
) => marksOf({ features, callouts, delivered, whole, frame })

test('delivered marks follow their features, whatever their order', () => {
  expect(marks(of('Winch', 'Boom'))).toEqual([winchMark, boomMark])
  expect(marks(of('Winch'))).toEqual([winchMark])
})

test('a feature that was only renamed keeps its delivered mark, and a new one has none', () => {
  expect(marks(of('Boom', 'Two winches'))).toEqual([boomMark, winchMark])
  expect(marks(of('Crate', 'Boom', 'Winch'))).toEqual([undefined, boomMark, winchMark])
})

test('the owner’s mark takes the place of the delivered one, or takes it off', () => {
  const placed = marks(of('Boom', 'Winch'), [
    { feature: 'Boom', place: { x: 50, y: 20 } },
    { feature: 'Winch', place: null },
  ])
  expect(placed).toEqual([{ at: [800, 200], box: expect.anything() as number[] }, undefined])
})

test.each([
  [0, 0],
  [100, 100],
  [50, 50],
  [3, 97],
])('the number of a part at %i, %i stands beside it, inside of the picture', (x, y) => {
  const { at, box } = markAt({ x, y }, whole, frame)
  expect(box).not.toEqual(at)
  expect(box[0]).toBeGreaterThan(0)
  expect(box[0]).toBeLessThan(whole.width)
  expect(box[1]).toBeGreaterThan(0)
  expect(box[1]).toBeLessThan(whole.height)
})

test('a place is inside of its picture, to a tenth of a hundredth', () => {
  expect(placeIn([800, 333], whole)).toEqual({ x: 50, y: 33.3 })
  expect(placeIn([-20, 2000], whole)).toEqual({ x: 0, y: 100 })
})

test('what somebody types in a title takes its mark along', () => {
  const callouts = [{ feature: 'Boom', place: { x: 1, y: 2 } }]
  expect(followTitles(callouts, ['Boom', 'Winch'], ['Booms', 'Winch'])[0]!.feature).toBe('Booms')
  expect(followTitles(callouts, ['Boom', 'Winch'], ['Winch', 'Boom'])).toEqual(callouts)
  expect(followTitles(callouts, ['Boom', 'Winch'], ['Winch'])).toEqual(callouts)
})
