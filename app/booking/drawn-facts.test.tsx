import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CancelQuestion } from './drawn-facts.tsx'

test.each([true, false])(
  'whoever is about to cancel is promised a mail where one goes out: %s',
  (isMailed) => {
    const at = { date: '2026-11-24', time: '10:30', action: '/book', back: '/book' }
    const html = renderToStaticMarkup(<CancelQuestion {...at} isMailed={isMailed} />)
    expect(html).toContain('Its slot is free for others at once.')
    expect(html.includes('You get a mail')).toBe(isMailed)
  },
)
