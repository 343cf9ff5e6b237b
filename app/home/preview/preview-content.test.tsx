import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewContent } from './preview-content.tsx'

const shown = (src: string) =>
  renderToStaticMarkup(<PreviewContent src={src} title="Wotan" alt="A crane" />)

test('an image is shown as an image, with its text alternative', () => {
  expect(shown('/media/wotan.webp')).toContain('<img src="/media/wotan.webp" alt="A crane"')
})

test('a video is shown with controls', () => {
  expect(shown('/media/wotan.mp4')).toMatch(/<video src="\/media\/wotan.mp4"[^>]* controls=""/)
})

test('a PDF waits for its viewer', () => {
  expect(shown('/brochures/wotan.pdf')).toContain('Loading…')
})

test('anything else says that it has no preview, and can be downloaded', () => {
  const page = shown('/files/wotan.dwg')
  expect(page).toContain('Preview not available for this file type.')
  expect(page).toMatch(/<a [^>]*href="\/files\/wotan.dwg"[^>]* download=""/)
})
