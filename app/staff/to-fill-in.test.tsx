import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ToFillIn } from './to-fill-in.tsx'

test('what is put right in the office leads to where', () => {
  const toMend = [
    { words: 'Close their days.', to: '/staff/days' },
    { words: 'SMTP_URL is not set.' },
  ]
  const Page = createRoutesStub([{ path: '/', Component: () => <ToFillIn toMend={toMend} /> }])
  const html = renderToStaticMarkup(<Page />)
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)
  expect(items).toEqual([
    expect.stringMatching(/^<a [^>]*href="\/staff\/days"[^>]*>Close their days\.<\/a>$/),
    'SMTP_URL is not set.',
  ])
})
