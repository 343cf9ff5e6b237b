import { expect, test } from 'vitest'
import { fieldsOf } from './content-form.server.ts'
import { mergedContent } from './merged-content.ts'

test('of a field for one file one’s own is chosen, and it is said', () => {
  const [mine, theirs] = ['a'.repeat(64), 'b'.repeat(64)]
  const sides = { base: { manual: '' }, wished: { manual: mine }, current: { manual: theirs } }
  const change = { field: 'manual', from: '', to: theirs }
  expect(mergedContent({ ...sides, theirs: [change] }, fieldsOf('product'))).toEqual({
    form: { manual: mine },
    both: [{ field: 'manual', from: theirs, to: mine }],
  })
})
