import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import { placesWith } from '../every-text.ts'
import { testDatabaseUrl } from '../fresh-database.ts'
import { sendForm } from '../office-forms.ts'
import { withSmtp } from '../office-mails.ts'
import { appointmentOn, asha, past } from '../office-with-asha.ts'
import { enquiryFrom, staffOffice } from '../office.ts'
import { openDay } from '../open-day.ts'

const presses = ['answer', 'note', 'copy'] as const

/** An office that Asha asked, and visited; what a colleague presses about her, and which row that changes. */
async function deskWithAsha(pressed: (typeof presses)[number]) {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  const enquiry = await enquiryFrom(office)
  await openDay(db, past, ['10:30'])
  const visit = await appointmentOn(office, past, '10:30', { userEmail: asha.email })
  const [mail] = await db.queries
    .update(mails)
    .set({ status: 'sent' })
    .where(eq(mails.kind, 'enquiry-copy'))
    .returning()
  const form = crypto.randomUUID()
  const { row, path, fields } = {
    answer: {
      row: { table: enquiries, id: enquiry },
      path: `/staff/inbox/${enquiry}`,
      fields: { do: 'answer', answerId: form, subject: 'Your crane', text: 'Yes, Asha Menon.' },
    },
    note: {
      row: { table: appointments, id: visit },
      path: `/staff/appointments/${visit}`,
      fields: { do: 'note', noteId: form, text: 'Asha Menon was late.' },
    },
    copy: {
      row: { table: mails, id: mail!.id },
      path: `/staff/mail/${mail!.id}`,
      fields: { shown: 'sent', formId: form },
    },
  }[pressed]
  const theirs = { person: asha.email, confirmation: asha.email }
  return {
    ...{ office, db, row },
    press: () => sendForm(office, path, fields),
    erase: () => sendForm(office, '/staff/people', theirs),
  }
}

/** Holds a row until both wait for it: the first is done with it before the second goes on. */
async function oneAfterTheOther<First, Second>(
  db: Database,
  { table, id }: { table: typeof enquiries | typeof appointments | typeof mails; id: string },
  [first, second]: [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM ${table} WHERE id = ${id} FOR UPDATE`)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const begun = first()
  await waiting(db, 1)
  const both = Promise.all([begun, second()])
  await waiting(db, 2)
  letGo.resolve()
  await holding
  return both
}

/** Until so many wait for what others hold. */
async function waiting(db: Database, count: number) {
  const those = `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await db.statement(undefined, those, [])).length < count);
}

// In the embedded database one transaction comes after the other anyway.
describe.runIf(testDatabaseUrl)('at the same moment', () => {
  test.each(presses)(
    'an erasure waits for a colleague’s %s, and erases it too',
    async (pressed) => {
      const { db, row, press, erase } = await deskWithAsha(pressed)
      const [done, erased] = await oneAfterTheOther(db, row, [press, erase])
      expect(done.status).toBeLessThan(400)
      expect(erased.status).toBe(200)
      expect(await placesWith(db, ['Asha', asha.email])).toEqual([])
    },
  )

  test.each(presses)('a colleague’s %s waits for an erasure, and finds nobody', async (pressed) => {
    const { db, row, press, erase } = await deskWithAsha(pressed)
    const [erased, done] = await oneAfterTheOther(db, row, [erase, press])
    expect([erased.status, done.status]).toEqual([200, 404])
    expect(await placesWith(db, ['Asha', asha.email])).toEqual([])
  })

  test('whoever is answered in the night in which they would be forgotten is not', async () => {
    const { office, db, row, press } = await deskWithAsha('answer')
    const longAgo = { createdAt: new Date('2024-01-10T05:00:00Z') }
    await db.queries.update(enquiries).set(longAgo)
    await db.queries.update(mails).set(longAgo)
    await db.queries.delete(appointments)
    const { settings, now } = office.services
    const night = { settings, now: now(), desk: 'desk@dino.example' }
    const forget = () => forgetPeople(db, night)
    const [answered, forgotten] = await oneAfterTheOther(db, row, [press, forget])
    expect([answered.status, forgotten]).toEqual([200, 0])
    expect(await db.queries.select().from(enquiries)).toMatchObject([{ email: asha.email }])
  })
})
