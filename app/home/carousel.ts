/**
 * What a carousel shows, and when it turns by itself. It knows no clock and no screen: every event says
 * when it happened (ms), and `turnsAt` says when the next turn is due.
 *
 * | it stands still                             | until                                    |
 * | ------------------------------------------- | ---------------------------------------- |
 * | the visitor pressed Pause, or prefers less motion | Play                               |
 * | the pointer is over it, the keyboard's focus in it | they leave, or Play               |
 * | it is out of view                           | it comes into view                       |
 * | the visitor picked a slide                  | `keepPicked` ms later                    |
 */
export interface Carousel {
  index: number
  paused: boolean
  held: readonly Hold[]
  /** Until when a slide that was picked stays. */
  keptUntil: number
  /** Since when the shown slide has been shown with nothing to hold it. */
  since: number
}

export type Hold = 'pointer' | 'focus' | 'out-of-view'

export interface CarouselRules {
  slides: number
  /** How long each slide is shown. */
  every: number
  /** How long autoplay waits after the visitor picked a slide, before that slide's own time begins. */
  keepPicked?: number
}

export type CarouselEvent = { at: number } & (
  | { type: 'due' | 'next' | 'previous' | 'play' | 'pause' }
  | { type: 'pick'; index: number }
  | { type: 'hold' | 'release'; by: Hold }
)

/** It begins out of view: whoever draws it says when it is seen. */
export const atRest: Carousel = {
  index: 0,
  paused: false,
  held: ['out-of-view'],
  keptUntil: 0,
  since: 0,
}

/** When the next slide follows by itself; null while it stands still. */
export function turnsAt(carousel: Carousel, { every }: CarouselRules): number | null {
  if (carousel.paused || carousel.held.length > 0) return null
  return Math.max(carousel.since, carousel.keptUntil) + every
}

export function after(carousel: Carousel, event: CarouselEvent, rules: CarouselRules): Carousel {
  const { at } = event
  const showing = (index: number) => ({
    ...carousel,
    index: (index + rules.slides) % rules.slides,
    since: at,
    keptUntil: 0,
  })
  switch (event.type) {
    case 'due': {
      const due = turnsAt(carousel, rules)
      return due === null || due > at ? carousel : showing(carousel.index + 1)
    }
    case 'next':
      return showing(carousel.index + 1)
    case 'previous':
      return showing(carousel.index - 1)
    case 'pick':
      return { ...showing(event.index), keptUntil: at + (rules.keepPicked ?? 0) }
    case 'pause':
      return { ...carousel, paused: true }
    case 'play':
      // The last word: it plays also while the pointer that pressed the button still rests on it.
      return {
        ...carousel,
        paused: false,
        held: withoutVisitor(carousel.held),
        since: at,
        keptUntil: 0,
      }
    case 'hold':
      if (carousel.held.includes(event.by)) return carousel
      return { ...carousel, held: [...carousel.held, event.by] }
    case 'release':
      if (!carousel.held.includes(event.by)) return carousel
      return { ...carousel, held: carousel.held.filter((by) => by !== event.by), since: at }
  }
}

function withoutVisitor(held: readonly Hold[]): Hold[] {
  return held.filter((by) => by === 'out-of-view')
}
