import { renderToStaticMarkup } from 'react-dom/server'
import { calling, InlineScript, NonceContext } from '../page/inline-script.tsx'

declare global {
  interface Window {
    /** Lays out what was held back, part by part while nothing else goes on, or at once. Missing where nothing was. */
    layOutRest?: (how?: 'at once') => void
  }
}

/**
 * Home, whose lower sections browsers lay out after the first paint (docs/decisions/085). Added to the HTML and not by React:
 * the script does nothing later. It stands before the style sheets, for which a script behind them waits.
 */
export function withLowerParts(page: string, nonce: string | undefined): string {
  const script = renderToStaticMarkup(
    <NonceContext value={nonce}>
      <InlineScript code={calling(holdLowerParts)} />
    </NonceContext>,
  )
  return page.replace('<link ', () => `${script}<link `)
}

function holdLowerParts() {
  const [navigation] = performance.getEntriesByType('navigation')
  // Who comes back, or to a place in the page, is led there by the true heights. Safari moves what is read when what is above it grows.
  if (
    (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate' ||
    location.hash ||
    !CSS.supports('overflow-anchor', 'auto')
  )
    return
  const sheet = new CSSStyleSheet()
  // From the third, as the second may be in sight. One rule for each, so that one can be let go after the other, from above.
  for (const n of [7, 6, 5, 4, 3])
    sheet.insertRule(
      `main > section:nth-of-type(${n}) { content-visibility: auto; contain-intrinsic-height: 900px }`,
    )
  document.adoptedStyleSheets = [sheet]
  window.layOutRest = (how) => {
    if (how || sheet.cssRules.length === 0) document.adoptedStyleSheets = []
    else
      requestIdleCallback(() => {
        sheet.deleteRule(0)
        window.layOutRest!()
      })
  }
}
