import { expect, test } from 'vitest'
import { asDelivered } from '../content/site-content.ts'
import { filmTitle } from './film-title.ts'

test('a film that staff uploaded is called as the story or the picture that shows it, others by their names', () => {
  const { bodies } = asDelivered
  const [[id, story]] = [...bodies.news] as [[string, (typeof asDelivered.news)[number]]]
  const film = 'b2'.repeat(32)
  const news = new Map([...bodies.news, [id, { ...story, title: 'In the quarry', film }]])
  const content = { bodies: { ...bodies, news } }
  expect(filmTitle(`/files/${film}/film.mp4`, content)).toBe('In the quarry')
  expect(filmTitle(`/files/${'c3'.repeat(32)}/film.mp4`, content)).toBeUndefined()
  expect(filmTitle('/assets/news-film-1a2b3c4.mp4', content)).toBeUndefined()
})
