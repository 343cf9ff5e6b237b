import { expect, test } from 'vitest'
import { filmSwitchMs, nextFilm, switchesFilms } from './film.ts'

test('films switch every 8 seconds, round and round', () => {
  expect(filmSwitchMs).toBe(8000)
  expect([0, 1, 2].map((index) => nextFilm(index, 3))).toEqual([1, 2, 0])
})

test('a single film is not switched, and none while they stand still', () => {
  expect(switchesFilms(1, true)).toBe(false)
  expect(switchesFilms(2, false)).toBe(false)
  expect(switchesFilms(2, true)).toBe(true)
})
