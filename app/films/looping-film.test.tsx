import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoopingFilm } from './looping-film.tsx'

const film = (name: string) => ({ name, mp4: `/${name}.mp4`, webm: `/${name}.webm` })
const drawn = (...[first, ...others]: string[]) =>
  renderToStaticMarkup(
    <LoopingFilm films={[film(first!), ...others.map(film)]} label="A yard" sizes="100vw" />,
  )

test('one film is muted and begins again at its end', () => {
  const page = drawn('yard')
  expect(page).toMatch(/<video [^>]*loop=""/)
  expect(page).toMatch(/<video [^>]*muted=""/)
})

test('of several each plays once, and gives way to the next', () => {
  const page = drawn('yard', 'workshop')
  expect(page).not.toContain('loop=""')
  expect(page).toMatch(/<video [^>]*muted=""/)
})
