import { Scripts } from 'react-router'
import { calling, InlineScript } from './inline-script.tsx'
import { PageWords } from './page-language.tsx'

declare global {
  interface Window {
    /** Settled when what the scripts of this page say is there: what asks for its texts waits for it. */
    pageWords?: () => Promise<unknown>
  }
}

/**
 * React Router's scripts, as it writes them, but asked for when the page has been painted, or at the visitor's first touch or
 * key. A `<noscript>` holds them: browsers read it as text, and React leaves its content alone.
 */
export function HeldScripts() {
  if (import.meta.env.DEV) return <AllScripts />
  return (
    <>
      <noscript>{import.meta.env.SSR && <AllScripts />}</noscript>
      <InlineScript code={import.meta.env.SSR ? calling(release) : ''} />
    </>
  )
}

const AllScripts = () => (
  <>
    <PageWords />
    <Scripts />
  </>
)

/** Stands right behind what it releases. */
function release() {
  const held = document.currentScript!.previousElementSibling!
  const scripts = document.createRange().createContextualFragment(held.textContent)
  // What fetches nothing runs in its place: others may build on it.
  held.before(...scripts.querySelectorAll('script:not([type], [src])'))
  // English pages have none.
  const words = scripts.querySelector<HTMLScriptElement>('script:not([type])')
  words?.remove()
  let said: Promise<unknown> | undefined
  window.pageWords = () =>
    (said ??= new Promise((resolve, reject) => {
      if (!words) return resolve(undefined)
      const script = words.cloneNode() as HTMLScriptElement
      script.onload = resolve
      script.onerror = () => {
        said = undefined
        reject(new Error('The words of the page did not come'))
      }
      held.before(script)
    }))
  // Settles only when something does not come: a page that waits for all its files before it runs the first answers later.
  const insert = async () => {
    await window.early?.first
    const copy = scripts.cloneNode(true) as DocumentFragment
    const links = [...copy.querySelectorAll('link')]
    const missing = new Promise<never>((_, reject) => {
      for (const link of links) link.onerror = reject
    })
    const coming = window.pageWords!()
    held.before(...links)
    await Promise.all([missing, coming.then(() => held.before(copy))])
  }
  let inserted: Promise<void> | undefined
  const atSign = () => {
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, signed, { once: true })
  }
  // What lacks one of its files stays as it is without scripts, until its visitor's next touch or key.
  const start = () => {
    inserted ??= insert().catch(() => {
      inserted = undefined
      for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
      atSign()
    })
  }
  const signed = () => {
    // It may lead to any place of the page.
    window.layOutRest?.('at once')
    start()
  }
  const afterPaint = () => {
    // A frame that was made may take long to be seen, and the first may be empty. Some browsers never tell that it was.
    const seen = new Promise<void>((resolve) => {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length) resolve()
      }).observe({ type: 'paint', buffered: true })
      setTimeout(resolve, 3000)
    })
    requestAnimationFrame(() =>
      requestAnimationFrame(
        () =>
          void seen.then(() => {
            window.layOutRest?.()
            setTimeout(start)
          }),
      ),
    )
  }
  atSign()
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
}
