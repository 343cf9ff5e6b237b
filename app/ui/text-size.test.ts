import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What is drawn, not written: these keep the size of what they stand on or are figures as large as a picture. */
const drawn: Record<string, string> = {
  'app/about/about.css .story-figure': 'a year as large as its column',
  'app/booking/dialog/booking-confirmation.css .confirmation-plate b': 'a day as large as its leaf',
  'app/home/about-slider.css .about-figure b': 'a year as large as its column',
  'app/home/facility.css .kerala span': "names of places stand on the map's coast",
  'app/home/facility.css .kerala-callout .wide': 'a name on the map',
  'app/machine-view/view-canvas.css .view-measures text': 'measures stand on the machine',
  'app/not-found/message-page.css .message-code': 'a number as wide as the page',
  'app/products/product-tabs.css .boxed': 'numbers and letters stand on the drawings',
}

test("text follows the size that is set in the browser: no font and no line is in px, but for what's drawn", () => {
  const inPx = globSync('app/**/*.css').flatMap((file) =>
    rulesOf(readFileSync(file, 'utf8'))
      .filter(({ declarations }) => textInPx.test(declarations))
      .map(({ selector }) => `${file} ${selector}`),
  )
  expect([...new Set(inPx)].sort()).toEqual(Object.keys(drawn).sort())
})

const textInPx = /(?:^|[\s;])(?:font|font-size|line-height):[^;]*\dpx/

/** The innermost blocks: rules as they stand in the sheet, also within a media query. */
function rulesOf(css: string) {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '')
  return Array.from(plain.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector, declarations]) => ({
    selector: selector!.trim(),
    declarations: declarations!,
  }))
}
