import { expect, test } from 'vitest'
import { codedLink, quickLookLink, sceneViewerLink, yardFile } from './yard-links.ts'

const page = 'https://dino.example/products/wotan'

test('an Android telephone opens the file in its true size, and comes back where it can not', () => {
  const link = sceneViewerLink(yardFile(page, 'light-blue', 'glb'), 'Dino Wotan', `${page}?view`)
  expect(link).toBe(
    'intent://arvr.google.com/scene-viewer/1.2?file=https%3A%2F%2Fdino.example%2Fproducts%2Fwotan%2Fyard%2Flight-blue.glb' +
      '&mode=ar_preferred&resizable=false&title=Dino%20Wotan#Intent;scheme=https;package=com.google.android.googlequicksearchbox;' +
      'action=android.intent.action.VIEW;S.browser_fallback_url=https%3A%2F%2Fdino.example%2Fproducts%2Fwotan%3Fview;end;',
  )
})

test('nothing in a title or an address ends the link before its end', () => {
  const link = sceneViewerLink(`${page}/yard/red.glb`, 'A;end;#&b=c', `${page}?view=name:x;end;`)
  expect(link.match(/;end;/g)).toHaveLength(1)
  expect(link.match(/#/g)).toHaveLength(1)
  expect(link.match(/&/g)).toHaveLength(3)
})

test('an iPhone can not make it larger or smaller', () => {
  expect(quickLookLink(yardFile(page, 'red', 'usdz'))).toBe(
    `${page}/yard/red.usdz#allowsContentScaling=0`,
  )
})

test('a code holds the whole address, and of one too long to be read the paint at least', () => {
  const short = `${page}?colour=red&view=side,inner:40`
  expect(codedLink(short, 'red')).toBe(short)
  const long = `${page}?colour=red&view=name:${'%E0%B4%AE'.repeat(40)}`
  expect(codedLink(long, 'red')).toBe(`${page}?colour=red&view`)
})
