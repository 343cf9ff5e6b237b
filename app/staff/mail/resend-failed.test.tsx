import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ResendFailed } from './resend-failed.tsx'
import { resentWords } from './resent-words.ts'

function shown(count: number, isAsked: boolean): string {
  const id = 'staff/office-layout'
  const Office = createRoutesStub([
    { id, path: '/', Component: () => <ResendFailed {...{ count, isAsked }} /> },
  ])
  const hydrationData = { loaderData: { [id]: { role: 'owner' } } }
  return renderToStaticMarkup(<Office hydrationData={hydrationData} />)
}

test('whoever would send all that failed is asked once more, by how many they are', () => {
  expect(shown(214, false)).toContain('>Send all 214 mails that failed</a>')
  expect(shown(214, false)).not.toContain('<form')
  expect(shown(214, true)).toContain('<h2>Send all 214 mails that failed?</h2>')
  expect(shown(214, true)).toContain(
    'action="/staff/mail?status=failed&amp;send=all" method="post"',
  )
  expect(shown(1, true)).toContain('>Send the one mail</button>')
  expect(shown(0, true)).toBe('')
})

test.each([
  [{ sent: 1, dismissed: 0 }, 'On its way again: 1 mail.'],
  [
    { sent: 211, dismissed: 3 },
    'On their way again: 211 mails. Dismissed, and not sent: 3 mails of what is over, cancelled or moved by now.',
  ],
  [{ sent: 0, dismissed: 0 }, 'No mail was left that failed. Nothing was sent.'],
])('of all that failed, with %j, is told: %s', (resent, words) => {
  expect(resentWords(resent)).toBe(words)
})
