import { expect, test } from 'vitest'
import { showPage } from './notification-press.ts'

function pages(open: string[]) {
  const done: string[] = []
  return {
    done,
    matchAll: () =>
      Promise.resolve(open.map((id) => ({ id, focus: async () => done.push(`focus ${id}`) }))),
    openWindow: async (path: string) => done.push(`open ${path}`),
  }
}

test('a pressed notification leads to the page that is open', async () => {
  const some = pages(['/ml/contact', '/gallery'])
  await showPage(some, { data: '/downloads#kept' })
  expect(some.done).toEqual(['focus /ml/contact'])
})

test('without an open page it leads to the messages, in the language that it is in', async () => {
  const none = pages([])
  await showPage(none, { data: '/ml/downloads#kept' })
  expect(none.done).toEqual(['open /ml/downloads#kept'])
})
