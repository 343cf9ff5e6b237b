import { expect, test } from 'vitest'
import { changedPieces } from './piece-changes.ts'

const base = ['Type: Hydraulic', 'Mounting: Truck mounted', 'Usage: General lifting', 'Motor: None']

test('of changed lines only those are told', () => {
  const now = ['Type: Hydraulic', 'Mounting: Truck mounted, rear', 'Motor: None', 'Load: 2 t']
  expect(changedPieces(base.join('\n'), now.join('\n'))).toEqual([
    { from: 'Mounting: Truck mounted', to: 'Mounting: Truck mounted, rear' },
    { from: 'Usage: General lifting', to: '' },
    { from: '', to: 'Load: 2 t' },
  ])
  expect(changedPieces('', 'One\nTwo')).toEqual([{ from: '', to: 'One\nTwo' }])
  expect(changedPieces('One\nTwo', 'One\nTwo')).toEqual([])
  const [wide, narrow] = ['One\n\n\nTwo', 'One\n\nTwo']
  expect(changedPieces(wide, narrow)).toEqual([{ from: wide, to: narrow }])
})

test('a line is told with the one of its name, and each once', () => {
  const was = 'Mounting: Rear\nUsage: Timber\nNote: a\nNote: b\nEnd'
  expect(changedPieces(was, 'Usage: Stone\nNote: c\nNote: d\nNote: e\nEnd')).toEqual([
    { from: 'Mounting: Rear', to: '' },
    { from: 'Usage: Timber', to: 'Usage: Stone' },
    { from: 'Note: a', to: 'Note: c' },
    { from: 'Note: b', to: 'Note: d' },
    { from: '', to: 'Note: e' },
  ])
})

test('of very many lines those at the same place are compared', () => {
  const many = (word: string) => Array.from({ length: 10_000 }, (_, at) => `${word} ${at}`)
  const pieces = changedPieces(many('old').join('\n'), many('new').join('\n'))
  expect(pieces).toHaveLength(10_000)
  expect(pieces[0]).toEqual({ from: 'old 0', to: 'new 0' })
})
