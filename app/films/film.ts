/** A film without sound, in the two formats that every browser plays one of, and its first frame. */
export interface Film {
  name: string
  mp4: string
  webm?: string
  poster?: { src: string; srcSet: string }
}

/** Where there are several films in one place, each plays this long (specification, section 4). */
export const filmSwitchMs = 8000

/** The film after this one, and the first after the last. */
export function nextFilm(index: number, count: number): number {
  return (index + 1) % count
}

/** One film has nothing to switch to, and nothing switches while it stands still. */
export function switchesFilms(count: number, running: boolean): boolean {
  return count > 1 && running
}
