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

/** Read on the narrowest phones, where a share of the window would be too small: in px. */
const least: Record<string, number> = {
  'app/page/other-scripts.css :lang(ml) .calendar th': 11,
  'app/page/other-scripts.css :lang(ml) .header-book': 12,
  'app/page/other-scripts.css :lang(ml) :is(.product-call .button, .product-facts .button-outline)': 13,
  'app/products/product-grid.css .product-call h3': 18,
  'app/products/product-grid.css .product-cell h3': 17,
  'app/staff/days/days.css .days-figures': 12,
  'app/staff/days/days.css .days-week b': 15,
  'app/staff/days/days.css .days-week b span': 12,
  'app/ui/dialog.css .dialog-title': 17,
}

const rules = globSync('app/**/*.css').flatMap((file) =>
  rulesOf(readFileSync(file, 'utf8')).map(({ selector, declarations }) => ({
    name: `${file} ${selector}`,
    declarations,
  })),
)

test("text follows the size that is set in the browser: no font and no line is in px, but for what's drawn", () => {
  const inPx = rules
    .filter(({ declarations }) =>
      textInPx.test(declarations.replaceAll(floor, (size, ...px) => (isOfNarrow(px) ? '' : size))),
    )
    .map(({ name }) => name)
  expect([...new Set(inPx)].sort()).toEqual(Object.keys(drawn).sort())
})

test('on the narrowest phones text that the window bounds keeps a size that can be read', () => {
  const floors = rules.flatMap(({ name, declarations }) =>
    Array.from(declarations.matchAll(floor), ([, ...px]) => [name, px] as const),
  )
  expect(
    Object.fromEntries(
      floors.filter(([, px]) => isOfNarrow(px)).map(([name, [px]]) => [name, Number(px)]),
    ),
  ).toEqual(least)
})

const floor = /font-size: clamp\((\d+)px, ([\d.]+)vw, [\d.]+rem\)/g

/** A share of the window is less only where that is narrower than any usual phone. */
const isOfNarrow = ([px, share]: unknown[]) => Number(px) < Number(share) * 3.4

const textInPx = /(?:^|[\s;])(?:font|font-size|line-height):[^;]*\dpx/

/** The innermost blocks: rules as they stand in the sheet, also within a media query. */
function rulesOf(css: string) {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '')
  return Array.from(plain.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector, declarations]) => ({
    selector: selector!.trim(),
    declarations: declarations!,
  }))
}
