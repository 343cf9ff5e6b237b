import { lazy, type ComponentType } from 'react'
import { NotLoaded } from './not-loaded.tsx'

interface Pressed {
  /** Another one with each press that wants the part: one that failed is asked for anew with the next. */
  press: unknown
}

interface Asked<Props> extends Pressed {
  Part: ComponentType<Props>
  hasFailed?: boolean
}

/**
 * A part of the page whose code is asked for when it is shown first. Where it does not come, something stands in its place until the
 * next press; a browser that remembers a failed module for good needs the page loaded anew.
 *
 * @param load `() => withWords(import('…'))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = NotLoaded,
): ComponentType<Props & Pressed> {
  // Not a state: what waits for its code when it is drawn first is drawn anew, and has none.
  let asked: Asked<Props> | undefined
  const ask = (press: unknown) => {
    const asking: Asked<Props> = {
      press,
      Part: lazy(() =>
        load().catch(() => {
          asking.hasFailed = true
          return { default: Instead }
        }),
      ),
    }
    return asking
  }
  return function LazyPart({ press, ...props }) {
    if (!asked || (asked.hasFailed && asked.press !== press)) asked = ask(press)
    return <asked.Part {...(props as unknown as Props)} />
  }
}
