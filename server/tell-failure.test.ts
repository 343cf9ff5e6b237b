import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StartError } from '../app/settings/start-error.ts'
import { createLog } from './log.ts'
import { tellFailure } from './tell-failure.ts'

/** What is told of an error, on both outputs. */
function told(error: unknown): string {
  const said: string[] = []
  const write = (text: string) => said.push(text) > 0
  vi.spyOn(process.stderr, 'write').mockImplementation(write as typeof process.stderr.write)
  onTestFinished(() => void vi.restoreAllMocks())
  tellFailure(error, createLog('fatal', { write }))
  return said.join('')
}

const failed = (code: string) =>
  new DrizzleQueryError(
    'INSERT INTO mails VALUES ($1)',
    ['asha@buyer.example'],
    Object.assign(new Error('no'), { code }),
  )

test('what can be mended is told in words, without a stack', () => {
  const words = told(new StartError('Port 3000 is in use.'))
  expect(words).toBe('\nPort 3000 is in use.\n\n')
})

test('a full disk is named', () => {
  expect(told(failed('53100'))).toContain('The disk is full')
})

test('a failed query is not told with what it was about', () => {
  const words = told(failed('22001'))
  expect(words).toContain('"code":"22001"')
  expect(words).not.toContain('asha@')
  expect(words).not.toContain('The disk is full')
})
