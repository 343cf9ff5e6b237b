import { bookSlotStatement } from '../../app/booking/book-slot-statement.server.ts'

/**
 * The statement of the app that books a slot, word for word, on one line, with pgbench's own variables `day`, `slot` and `person`
 * as its parameters.
 *
 * @param firstDay the day that `day` counts from, YYYY-MM-DD
 * @param slotTime SQL: the time of `slot`
 */
export function pgbenchStatement(firstDay: string, slotTime: string): string {
  const values = [
    `('${firstDay}'::date + :day::int)`,
    slotTime,
    `lpad(:person::int::text, 32, '0')`,
    `'Person'`,
    `('person-' || :person::int || '@buyer.example')`,
    `now()`,
    `gen_random_uuid()`,
    `'visit'`,
    ...Array.from({ length: 6 }, () => 'NULL'),
    `false`,
    // Two mails of the usual size.
    `'kept'`,
    // The same wherever it stands in the statement: the link in the mail names it.
    `(:person::int || '.' || extract(epoch FROM now()) || '@localhost')`,
    `'Your appointment with DINO'`,
    `repeat('booked ', 80)`,
    `repeat('<p>booked</p> ', 160)`,
    `repeat('VEVENT ', 130)`,
    `gen_random_uuid()::text || '@localhost'`,
    `'sales@dino.example'`,
    `('person-' || :person::int || '@buyer.example')`,
    `'New appointment'`,
    `repeat('booked ', 58)`,
    `repeat('<p>booked</p> ', 169)`,
    // As long as a fingerprint, and none twice.
    `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
    'NULL',
    'NULL',
    `'en'`,
  ]
  return bookSlotStatement
    .replaceAll(/\$(\d+)/g, (parameter, n: string) => {
      const value = values[Number(n) - 1]
      if (value === undefined) throw new Error(`pgbench is given nothing for ${parameter}`)
      return value
    })
    .replaceAll('\n', ' ')
}
