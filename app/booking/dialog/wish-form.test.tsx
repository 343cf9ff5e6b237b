import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WishForm } from './wish-form.tsx'

const drawn = (hasMailServer: boolean) =>
  renderToStaticMarkup(
    <WishForm
      {...{ first: '2026-11-24', today: '2026-11-23', sending: false, hasMailServer }}
      onSend={() => {}}
      onClose={() => {}}
    />,
  )

test('the form says how one is told, and promises no mail where none goes out', () => {
  expect(drawn(true)).toContain('We mail you as soon as a slot is free')
  const without = drawn(false)
  expect(without).toContain('We will get in touch with you when a slot is free.')
  expect(without).not.toContain('mail')
})
