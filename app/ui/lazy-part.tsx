import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'

interface Pressed {
  /** Another one with each press that wants the part, where that leads to no other address. */
  press?: number
}

/**
 * A part of the page whose code is asked for when it is shown first. Where it does not come, something stands in its place until the
 * next press asks for it anew; a browser that remembers a failed module for good needs the page loaded anew.
 *
 * @param load `() => withWords(import('…'))`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = NotLoaded,
): ComponentType<Props & Pressed> {
  // No states: what waits for its code when it is drawn first is drawn anew, and has none.
  let Part = Instead
  /** The press that was for nothing; at first there was none. */
  let failed = 'none'
  let asks = 0
  return function LazyPart(props) {
    const press = useLocation().key + props.press
    if (failed && failed !== press) {
      failed = ''
      asks++
      Part = lazy(() =>
        load().catch(() => {
          failed = press
          return { default: Instead }
        }),
      )
    }
    if (asks < 2) return <Part {...props} />
    // What stands there already would wait for the code, and the page with it: what is new is drawn at once.
    return (
      <Suspense key={asks} fallback={<Instead {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** In the place of a part whose code did not come: the page stays, and can be loaded anew. */
export function NotLoaded() {
  return <p role="status">{t('It did not load. Reload the page.')}</p>
}
