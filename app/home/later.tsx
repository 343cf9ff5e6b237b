import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { signOfLife } from '../ui/sign-of-life.ts'
import { earlyPress } from './early-press.ts'

type Later<Props> = ComponentType<Props> & {
  /** Fetches it now: after a link within the site nothing of it has come with the page. */
  fetch: () => Promise<void>
}

/**
 * A part of a page that comes as HTML with the page, and as script a little later: at the visitor's first
 * sign of life, or when the page has been there for a moment. What is seen first is ready sooner.
 * Its sections stand in one `.later` element.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let fetched: ComponentType<Props> | undefined
  const early = earlyPress('.later')
  const Part = lazy(async () => {
    const served = servedPart()
    // After a link within the site there is no HTML yet, and nothing to wait for.
    if (served) await signOfLife()
    try {
      const Loaded = await load()
      return { default: wholePart(Loaded) }
    } catch (error) {
      if (!served) throw error
      console.error('A part of the page stays as it was served', error)
      return { default: AsServed }
    }
  })
  function wholePart(Loaded: ComponentType<Props>) {
    return function WholePart(props: Props) {
      useEffect(() => early.pressAgain(), [])
      return (
        <div className="later">
          <Loaded {...props} />
        </div>
      )
    }
  }
  function LaterPart(props: Props) {
    // The page is whole at once then, so that a link to a place in it, and Back, find their place.
    const [Fetched] = useState(() => fetched)
    useEffect(() => early.keep(), [])
    // Whoever goes on before the part is there (a dialog opens) makes React give up what was served: it is shown again.
    return (
      <Suspense fallback={<AsServed />}>
        {Fetched ? <Fetched {...props} /> : <Part {...props} />}
      </Suspense>
    )
  }
  LaterPart.fetch = async () => {
    fetched ??= wholePart(await load())
  }
  return LaterPart
}

/** The HTML that came with the page: its links and its form work without scripts. */
function AsServed() {
  const [html] = useState(() => servedPart()?.innerHTML ?? '')
  return (
    <div className="later" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

function servedPart(): Element | null {
  return typeof document === 'undefined' ? null : document.querySelector('.later')
}
