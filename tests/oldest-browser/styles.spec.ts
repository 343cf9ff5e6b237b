import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { SiteManifest } from '../../server/site-files.ts'

/** Without them a heading breaks elsewhere, a field does not grow, machines of a row stand a little higher or lower, a print has no chips. */
const onlyAdds = [
  'aspect-ratio:attr(width type(<number>)) / attr(height type(<number>))',
  'field-sizing:content',
  'field-sizing:fixed',
  'grid-template-rows:subgrid',
  'grid-template:subgrid / minmax(0, 1fr)',
  'print-color-adjust:exact',
  'text-wrap:balance',
  'text-wrap:pretty',
]

test('the oldest browser reads every style, but for what only adds', async ({ page }) => {
  const files = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
  const declarations = Object.keys(files)
    .filter((path) => path.endsWith('.css') && !files[path]!.isKept)
    .flatMap((path) => declarationsIn(readFileSync(`build/client${path}`, 'utf8')))
  expect(declarations.length).toBeGreaterThan(5000)
  const unread = await page.evaluate((all) => {
    // A value with a name of its own is one of these.
    const places = 'border color width rotate line-height font-family transition-timing-function'
    const isRead = ([name, value]: readonly [string, string]) =>
      (name.startsWith('--') ? places.split(' ') : [name]).some((each) => CSS.supports(each, value))
    return all.filter((each) => !isRead(each)).map((each) => each.join(':'))
  }, declarations)
  expect([...new Set(unread)].sort()).toEqual(onlyAdds)
})

/** What stands in a style sheet as it is built, without descriptors and what is another browser's. */
const declarationsIn = (styles: string) =>
  [
    ...styles
      .replaceAll(/@(?:font-face|property [^{]+)\{[^}]*\}/g, '')
      .matchAll(/(?<=[{;])([a-z-]+):([^;{}]+)(?=[;}])/g),
  ]
    .map(([, name, value]) => [name!, value!.replace(/!important$/, '')] as const)
    .filter(([name]) => !/^-(?:webkit|moz)-/.test(name))
