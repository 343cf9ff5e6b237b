import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const yellow = {
  src: '/assets/yellow-960.avif',
  srcSet: '/assets/yellow-400.avif 400w, /assets/yellow-960.avif 960w',
  width: 1600,
  height: 1120,
}
const shared = { alt: 'Dino Wotan in yellow', sizes: '50vw' }

test('AVIF is a source of its own, for browsers that know it; the others get the fallback', () => {
  const page = renderToStaticMarkup(
    <Picture {...yellow} {...shared} fallback="/assets/yellow.webp" />,
  )
  expect(page).toContain(`<source type="image/avif" srcSet="${yellow.srcSet}" sizes="50vw"/>`)
  expect(page).toMatch(/<img [^>]*src="\/assets\/yellow.webp"/)
  expect(page).toMatch(/<img [^>]*width="1600" height="1120"/)
  expect(page.match(/<img [^>]*>/)?.[0]).not.toContain('avif')
})

test('without a fallback it is a plain image in its widths', () => {
  const page = renderToStaticMarkup(<Picture {...yellow} {...shared} />)
  expect(page).not.toContain('<picture>')
  expect(page).toContain(`srcSet="${yellow.srcSet}"`)
})

test('the preview stands behind the picture until it arrives', () => {
  const page = renderToStaticMarkup(
    <Picture {...yellow} {...shared} preview="data:image/webp;base64,AAAA" />,
  )
  expect(page).toContain('background:0 0 / cover url(data:image/webp;base64,AAAA)')
})

test('the picture that the visitor came for is fetched at once, in the format that will be shown', () => {
  const page = renderToStaticMarkup(
    <Picture {...yellow} {...shared} fallback="/assets/yellow.webp" fetchPriority="high" />,
  )
  expect(page).toMatch(/<link rel="preload" as="image"[^>]*type="image\/avif"/)
  expect(page).not.toMatch(/<link[^>]*yellow.webp/)
})
