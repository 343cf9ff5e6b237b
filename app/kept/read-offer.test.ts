import { expect, test, vi } from 'vitest'
import { hangingLine } from '../../tests/hanging-line.ts'
import { readOffer } from './keep-here.ts'

test('a line that hangs is no answer after a while', async () => {
  vi.stubGlobal('location', { pathname: '/' })
  const { limit, giveUp } = hangingLine()
  const offer = readOffer()
  expect(limit).toHaveBeenCalledOnce()
  giveUp()
  expect(await offer).toBe('unreachable')
})
