import { choosePictures } from '../ui/picture-files.ts'
import type { Film } from './film.ts'

const files = import.meta.glob<string>('/media/films/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
})
// Vite reads these options from the source, so they can't be shared.
const posters = import.meta.glob<string>('/media/films/*.poster.{avif,jpg,jpeg,png,webp}', {
  query: { w: '960', format: 'avif', quality: '50', effort: '2' },
  import: 'default',
  eager: true,
})
const posterWidths = import.meta.glob<string>('/media/films/*.poster.{avif,jpg,jpeg,png,webp}', {
  query: { w: '480;960;1440', format: 'avif', quality: '50', effort: '2', as: 'srcset' },
  import: 'default',
  eager: true,
})
const chosen = choosePictures(Object.keys(posters))

/** The film of this name, or none when it has not been made yet. */
export function findFilm(name: string): Film | undefined {
  const path = `/media/films/${name}`
  const mp4 = files[`${path}.mp4`]
  if (!mp4) return undefined
  const poster = chosen.get(`${path}.poster`)
  return {
    name,
    mp4,
    webm: files[`${path}.webm`],
    poster: poster ? { src: posters[poster]!, srcSet: posterWidths[poster]! } : undefined,
  }
}
