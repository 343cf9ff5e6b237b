import { expect, test } from 'vitest'
import { pgbenchStatement } from './pgbench-statement.ts'

test('the bench gives pgbench a value for each parameter of the booking', () => {
  const statement = pgbenchStatement('2027-01-04', `'10:00'`)
  expect(statement).not.toMatch(/\$\d/)
  expect(statement).toContain(`('2027-01-04'::date + :day::int)::date`)
  expect(statement).toContain(`'en'::text`)
})
