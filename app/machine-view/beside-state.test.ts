import { expect, test } from 'vitest'
import { readBeside, writeBeside } from './beside-state.ts'

test('an address that says nothing shows the machines unfolded, from the side', () => {
  expect(readBeside('')).toEqual({ from: 'side', zoom: 1, stands: 'unfold' })
  expect(writeBeside(readBeside(''))).toBe('')
})

test('side, turn, nearness and pose are read as they were written', () => {
  for (const text of ['rear', 'above,stow', 'stow', 'turn:30,rise:12,zoom:1.5,stow'])
    expect(writeBeside(readBeside(text))).toBe(text)
})

test('what an address can not mean is passed over or comes to the nearest there is', () => {
  expect(readBeside('below,inner:40,name:Wotan,zoom:900,rise:-40')).toEqual({
    from: { turn: -90, rise: 0 },
    zoom: 4,
    stands: 'unfold',
  })
})
