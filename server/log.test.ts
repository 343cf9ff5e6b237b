import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const database = (code: string, message: string) => Object.assign(new Error(message), { code })

function brokenJson(): unknown {
  try {
    return JSON.parse('Asha Menon')
  } catch (error) {
    return error
  }
}

test.each([
  ['a query', new DrizzleQueryError('SELECT $1', ['Asha Menon'])],
  ['PostgreSQL of a value', database('22P02', 'invalid input syntax for type uuid: "Asha Menon"')],
  ['JSON of its beginning', brokenJson()],
])('what %s quotes is not logged', (_what, error) => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.error({ err: error }, 'failed')
  log.error({ err: new Error('wrapped', { cause: error }) }, 'failed')
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('Asha')
  expect(lines.join().trim().split('\n')).toHaveLength(2)
})

test('what is no value is: a constraint, a code, what the system says', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.error({ err: database('57P01', 'terminating connection due to administrator command') })
  expect(lines.join()).toContain('57P01')
  expect(lines.join()).toContain('administrator command')
})
