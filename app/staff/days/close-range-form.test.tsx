import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CloseRangeForm } from './close-range-form-view.tsx'
import { closedWords } from './close-range-form.ts'

const closed = (told: string) => new URLSearchParams({ from: '2026-11-24', to: '2026-11-27', told })

test('who has to be called after several days are closed is said by whether mail goes out', () => {
  expect(closedWords(closed('3'), true)).toMatch(
    /get the reason .*; call those without an e-mail\.$/,
  )
  expect(closedWords(closed('3'), false)).toBe(
    'Closed: Tue 24 November to Fri 27 November. 3 people had booked. No mail goes out: please call them.',
  )
  expect(closedWords(closed('0'), false)).toMatch(/Nobody had booked\.$/)
})

test('of days that open later the answer says that their hours are still to be closed', () => {
  const query = closed('0')
  query.set('later', '2026-11-26')
  expect(closedWords(query, false)).toBe(
    'Closed: Tue 24 November to Fri 27 November. Nobody had booked. Days that are not open yet, from Thu 26 November on, will open with all their slots: close their hours then.',
  )
})

test.each([
  [true, false],
  [false, true],
])('where mail goes out is %s, the form says %s that one has to call', (hasMailServer, says) => {
  const id = 'staff/office-layout'
  const Component = () => <CloseRangeForm today="2026-11-23" refused={null} />
  const Office = createRoutesStub([{ id, path: '/', Component }])
  const hydrationData = { loaderData: { [id]: { role: 'sales', hasMailServer } } }
  const html = renderToStaticMarkup(<Office hydrationData={hydrationData} />)
  expect(html.includes('No mail server is set')).toBe(says)
})
