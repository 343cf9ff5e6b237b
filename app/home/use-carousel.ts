import {
  useCallback,
  useEffect,
  useReducer,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import { lessMotion } from '../ui/less-motion.ts'
import { after, atRest, turnsAt, type CarouselEvent, type CarouselRules } from './carousel.ts'
import { savePlayback, savedPlayback } from './saved-playback.ts'
import { onSwipe } from './swipe.ts'

/** The next picture is fetched this long before it is needed. */
const fetchAhead = 2000

type Happening = CarouselEvent extends infer E ? (E extends unknown ? Omit<E, 'at'> : never) : never

interface CarouselOptions extends CarouselRules {
  /** Remembers Pause and Play under this name. */
  name: string
  /** What next and previous do, when that is more than one slide. */
  turnBy?: (step: 1 | -1) => void
}

/** Binds a carousel's rules to the clock, the screen and the visitor. Spread `region` and `picture`. */
export function useCarousel({ name, slides, every, keepPicked, turnBy }: CarouselOptions) {
  const rules = { slides, every, keepPicked }
  const [carousel, dispatch] = useReducer(
    (before: typeof atRest, event: CarouselEvent) => after(before, event, rules),
    atRest,
  )
  const [fetching, setFetching] = useState(-1)
  const tell = useCallback(
    (happening: Happening) => dispatch({ ...happening, at: performance.now() } as CarouselEvent),
    [],
  )
  const due = turnsAt(carousel, rules)
  const index = carousel.index % slides

  useEffect(() => {
    if (due === null) return
    const wait = due - performance.now()
    // Timers may fire a moment too soon: what they do counts as done in time.
    const turn = setTimeout(
      () => dispatch({ type: 'due', at: Math.max(due, performance.now()) }),
      wait,
    )
    const ahead = setTimeout(() => setFetching(carousel.index + 1), wait - fetchAhead)
    return () => {
      clearTimeout(turn)
      clearTimeout(ahead)
    }
  }, [due, carousel.index])

  useEffect(() => {
    const less = lessMotion()
    const settle = () => {
      const wish = savedPlayback(name) ?? (less.matches ? 'pause' : undefined)
      if (wish) tell({ type: wish })
    }
    settle()
    less.addEventListener('change', settle)
    return () => less.removeEventListener('change', settle)
  }, [name, tell])

  const turn = (step: 1 | -1) => {
    if (turnBy) turnBy(step)
    else tell({ type: step > 0 ? 'next' : 'previous' })
  }
  const wish = (type: 'play' | 'pause') => {
    savePlayback(name, type)
    tell({ type })
  }
  return {
    index,
    /** Fetch its picture too, if it isn't yet. */
    soon: fetching < 0 ? index : fetching % slides,
    /** What Pause has not stopped. It may still be held for the moment. */
    playing: !carousel.paused,
    /** Turning by itself, right now, since then. */
    running: due !== null,
    since: Math.round(carousel.since),
    slides,
    every,
    next: () => turn(1),
    previous: () => turn(-1),
    pick: (picked: number) => tell({ type: 'pick', index: picked }),
    toggle: () => wish(carousel.paused ? 'play' : 'pause'),
    /** Somebody is about to press next or previous. */
    expect: (step: 1 | -1) => setFetching(carousel.index + step + slides),
    load: (place: number) => setFetching(place),
    region: {
      ref: useOutOfView(tell),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) tell({ type: 'hold', by: 'focus' })
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) tell({ type: 'release', by: 'focus' })
      },
    },
    /**
     * Where the pointer stops it and a finger swipes: on what moves, not on the buttons, or Play would
     * seem to do nothing.
     */
    picture: {
      ...onSwipe(turn),
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') tell({ type: 'hold', by: 'pointer' })
      },
      onPointerLeave: () => tell({ type: 'release', by: 'pointer' }),
    },
  }
}

export type CarouselHandle = ReturnType<typeof useCarousel>

/** Less of it than this is not seen: the one below the window's edge may stand a fraction of a pixel within it. */
const leastSeen = 0.1

/** A carousel that has scrolled away, or in a tab behind others, stands still and fetches nothing. */
function useOutOfView(tell: (happening: Happening) => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      let seen = false
      const settle = () =>
        tell({ type: seen && !document.hidden ? 'release' : 'hold', by: 'out-of-view' })
      const observer = new IntersectionObserver(
        (entries) => {
          seen = entries.at(-1)!.intersectionRatio >= leastSeen
          settle()
        },
        { threshold: leastSeen },
      )
      observer.observe(element)
      document.addEventListener('visibilitychange', settle)
      return () => {
        observer.disconnect()
        document.removeEventListener('visibilitychange', settle)
      }
    },
    [tell],
  )
}
