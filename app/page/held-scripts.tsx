import { Scripts } from 'react-router'
import { calling, InlineScript } from './inline-script.tsx'

/**
 * React Router's scripts, as it writes them, but asked for when the page has been painted, or at the visitor's first touch or
 * key. A `<noscript>` holds them: browsers read it as text, and React leaves its content alone.
 */
export function HeldScripts() {
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      <noscript>{import.meta.env.SSR && <Scripts />}</noscript>
      <InlineScript code={import.meta.env.SSR ? calling(release) : ''} />
    </>
  )
}

/** Stands right behind what it releases. */
function release() {
  const held = document.currentScript!.previousElementSibling!
  const scripts = document.createRange().createContextualFragment(held.textContent)
  // What fetches nothing runs in its place: others may build on it.
  held.before(...scripts.querySelectorAll('script:not([type], [src])'))
  const start = () => void Promise.resolve(window.early?.first).then(() => held.before(scripts))
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, { once: true })
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
}
