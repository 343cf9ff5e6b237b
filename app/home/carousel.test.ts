import { expect, test } from 'vitest'
import { after, atRest, turnsAt, type Carousel, type CarouselEvent } from './carousel.ts'

const hero = { slides: 4, every: 5000 }
const showcase = { slides: 23, every: 3000, keepPicked: 10_000 }

/** What it has come to after these events, from coming into view at 0. */
function playedThrough(events: CarouselEvent[], rules = hero): Carousel {
  const seen = after(atRest, { type: 'release', by: 'out-of-view', at: 0 }, rules)
  return events.reduce((carousel, event) => after(carousel, event, rules), seen)
}

test('a carousel that nobody sees stands still', () => {
  expect(turnsAt(atRest, hero)).toBeNull()
})

test('each slide is shown for its time, and the first follows the last', () => {
  const turned = playedThrough([5000, 10_000, 15_000].map((at) => ({ type: 'due', at })))
  expect(turned.index).toBe(3)
  expect(turnsAt(turned, hero)).toBe(20_000)
  expect(after(turned, { type: 'due', at: 20_000 }, hero).index).toBe(0)
})

test('a timer that fires too soon turns nothing', () => {
  expect(playedThrough([{ type: 'due', at: 4999 }]).index).toBe(0)
})

test('a browser that slept for an hour turns one slide, not seven hundred', () => {
  const awake = playedThrough([{ type: 'due', at: 3_600_000 }])
  expect(awake.index).toBe(1)
  expect(turnsAt(awake, hero)).toBe(3_605_000)
})

test('next and previous go round at both ends, and give their slide its full time', () => {
  const before = playedThrough([{ type: 'previous', at: 4000 }])
  expect(before.index).toBe(3)
  expect(turnsAt(before, hero)).toBe(9000)
  expect(after(before, { type: 'next', at: 4500 }, hero).index).toBe(0)
})

test('paused, it stands still, also after next and after the pointer has come and gone', () => {
  const paused = playedThrough([
    { type: 'pause', at: 1000 },
    { type: 'next', at: 2000 },
    { type: 'hold', by: 'pointer', at: 3000 },
    { type: 'release', by: 'pointer', at: 4000 },
  ])
  expect(paused.index).toBe(1)
  expect(turnsAt(paused, hero)).toBeNull()
})

test('play begins a full turn later', () => {
  const playing = playedThrough([
    { type: 'pause', at: 1000 },
    { type: 'play', at: 60_000 },
  ])
  expect(turnsAt(playing, hero)).toBe(65_000)
})

test('it stands still under the pointer and plays on when that leaves', () => {
  const held = playedThrough([{ type: 'hold', by: 'pointer', at: 1000 }])
  expect(turnsAt(held, hero)).toBeNull()
  expect(turnsAt(after(held, { type: 'release', by: 'pointer', at: 9000 }, hero), hero)).toBe(
    14_000,
  )
})

test('whoever is left holds it: the pointer leaves, the focus stays', () => {
  const held = playedThrough([
    { type: 'hold', by: 'pointer', at: 1000 },
    { type: 'hold', by: 'focus', at: 2000 },
    { type: 'release', by: 'pointer', at: 3000 },
  ])
  expect(turnsAt(held, hero)).toBeNull()
})

test('pressing play under the pointer and with focus plays', () => {
  const playing = playedThrough([
    { type: 'hold', by: 'pointer', at: 1000 },
    { type: 'hold', by: 'focus', at: 1100 },
    { type: 'pause', at: 1200 },
    { type: 'play', at: 2000 },
  ])
  expect(turnsAt(playing, hero)).toBe(7000)
})

test('play out of view waits for the view', () => {
  const hidden = playedThrough([
    { type: 'hold', by: 'out-of-view', at: 1000 },
    { type: 'play', at: 2000 },
  ])
  expect(turnsAt(hidden, hero)).toBeNull()
})

test('a picked colour stays for ten seconds, then for its own three', () => {
  const picked = playedThrough([{ type: 'pick', index: 20, at: 1000 }], showcase)
  expect(picked.index).toBe(20)
  expect(after(picked, { type: 'due', at: 11_000 }, showcase).index).toBe(20)
  expect(turnsAt(picked, showcase)).toBe(14_000)
})

test('leaving after a pick does not shorten the ten seconds', () => {
  const picked = playedThrough(
    [
      { type: 'hold', by: 'pointer', at: 500 },
      { type: 'pick', index: 3, at: 1000 },
      { type: 'release', by: 'pointer', at: 2000 },
    ],
    showcase,
  )
  expect(turnsAt(picked, showcase)).toBe(14_000)
})

test('only a pick waits: after the next turn the usual time counts again', () => {
  const turned = playedThrough(
    [
      { type: 'pick', index: 3, at: 1000 },
      { type: 'due', at: 14_000 },
    ],
    showcase,
  )
  expect(turned.index).toBe(4)
  expect(turnsAt(turned, showcase)).toBe(17_000)
})

test('what is held already is not held twice', () => {
  const once = playedThrough([{ type: 'hold', by: 'pointer', at: 1000 }])
  expect(after(once, { type: 'hold', by: 'pointer', at: 1100 }, hero)).toBe(once)
})
