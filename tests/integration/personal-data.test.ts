import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, isNull, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import { appointmentNotes, appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries, enquiryNotes } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { calendarFeeds, seenAppointments } from '../../app/db/schema/office.server.ts'
import {
  joinedKeys,
  signInAttempts,
  staffAccounts,
  users,
} from '../../app/db/schema/people.server.ts'
import { teamMembers } from '../../app/db/schema/team.server.ts'
import { personalData } from '../../app/staff/people/personal-data.server.ts'
import { keptThings } from '../../content/privacy.ts'
import { placesWith } from '../every-text.ts'
import { freshDatabase } from '../fresh-database.ts'
import { appointmentOn, asha, coming, officeWithAsha } from '../office-with-asha.ts'

const howToSay =
  "Say once in app/staff/people/personal-data.server.ts what becomes of it: 'personal' or 'erasedTo' is handed out to the person " +
  "and erased with them, 'impersonal' stays for ever. Of a field of the enquiry form app/rules/enquiry-fields.ts says it."

const columns = Object.entries(personalData).flatMap(([record, { table, ...said }]) => {
  const own = [...said.personal, ...Object.keys(said.erasedTo)]
  return [...own, ...Object.keys(said.staff), ...said.impersonal].map((key) => {
    const column = getTableColumns<PgTable>(table)[key]!
    return {
      ...{ record, key, table: getTableName(table), name: column.name },
      place: `${getTableName(table)}.${column.name}`,
      isText: column.getSQLType() === 'text' && !column.generated,
      isPersonal: own.includes(key),
      isSecret: (said.secret as string[]).includes(key),
    }
  })
})
const personal = columns.filter(({ isPersonal, isText }) => isPersonal && isText)

test('of every column it is said once whether it holds people’s data', async () => {
  const db = await freshDatabase()
  const found = await db.statement<{ place: string }>(
    undefined,
    `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')`,
    [],
  )
  for (const { place } of found) {
    const said = columns.filter((column) => column.place === place)
    expect(said, `${place} is said ${said.length} times. ${howToSay}`).toHaveLength(1)
  }
})

test('the privacy page tells of every table that holds people’s data', () => {
  const untold = Object.entries(personalData)
    .filter(([, said]) => said.personal.length > 0 || Object.keys(said.erasedTo).length > 0)
    .filter(([, { toldAs }]) => toldAs !== 'colleagues' && !(toldAs && toldAs in keptThings))
  // Say in personal-data.server.ts as what, and name it there in content/privacy.ts.
  expect(untold.map(([record]) => record)).toEqual([])
})

test('what is personal is handed out, unless it is secret, and is gone after an erasure', async () => {
  const { office, uid } = await officeWithAsha()
  const { db } = office.services
  await leaveOnlyAsha(db, uid)
  for (const column of personal) {
    const filled = await fillIn(db, column)
    expect(filled, `Nothing of Asha is in ${column.place}: give her some in this test`).not.toEqual(
      [],
    )
  }

  const answer = await office.fetch(`/staff/people.json?person=${asha.email}`)
  const kept = (await answer.json()) as Record<string, Record<string, unknown>[]>
  for (const { record, key, place, isSecret } of personal) {
    const texts = (kept[record] ?? []).map((row) => JSON.stringify(row[key] ?? null).toLowerCase())
    expect(
      texts.some((text) => text.includes(`mark ${place} `) || text.includes(asha.email)),
      `${place} ${isSecret ? 'is secret, and handed out' : 'is not handed out: are its rows in app/staff/people/person-records.server.ts?'}`,
    ).toBe(!isSecret)
  }

  // Nobody is erased while they are in the team.
  await db.queries.delete(teamMembers)
  const erased = await office.send('/staff/people', {
    person: asha.email,
    confirmation: asha.email,
  })
  expect(erased.status).toBe(200)
  expect(
    await placesWith(db, ['mark ', asha.email]),
    `These outlive an erasure. Delete their rows in app/staff/people/erase-person.server.ts, or say 'erasedTo' in personal-data.server.ts`,
  ).toEqual([])
})

test('somebody who was one of us is erased from what they did for others', async () => {
  const { office, uid } = await officeWithAsha()
  const { queries } = office.services.db
  await asStaff(office.services.db, uid)
  // Nobody joined the number of this one with her.
  await queries.delete(appointments).where(isNull(appointments.userEmail))
  const [ravis] = await queries
    .update(enquiries)
    .set({ assigneeEmail: asha.email })
    .where(sql`email LIKE 'ravi@%'`)
    .returning()
  const byAsha = { at: office.services.now(), authorEmail: asha.email, authorId: uid }
  await queries.insert(enquiryNotes).values({ ...byAsha, enquiryId: ravis!.id, text: 'He called.' })
  const appointmentId = await appointmentOn(office, coming, '10:30', { userName: 'Ravi Kumar' })
  await queries.insert(appointmentNotes).values({ ...byAsha, appointmentId, text: 'He comes.' })
  const erase = () =>
    office.send<{ message: string }>('/staff/people', {
      person: asha.email,
      confirmation: asha.email,
    })
  const refused = await erase()
  expect([refused.status, refused.page.message]).toEqual([
    409,
    expect.stringContaining('Remove it from the team'),
  ])
  await queries.delete(teamMembers)
  await erase()
  expect(await placesWith(office.services.db, ['asha'])).toEqual([])
  expect(await queries.select().from(enquiryNotes)).toEqual([
    expect.objectContaining({ text: 'He called.', authorEmail: 'Erased' }),
  ])
  expect(await queries.select().from(appointmentNotes)).toEqual([
    expect.objectContaining({ text: 'He comes.', authorEmail: 'Erased' }),
  ])
  expect(await queries.select().from(calendarFeeds)).toMatchObject([{ revokedAt: null }])
})

/** In each table something of Asha, who was one of us, and of nobody else. */
async function leaveOnlyAsha(db: Database, uid: string) {
  const { queries } = db
  await queries.delete(enquiries).where(sql`lower(email) <> ${asha.email}`)
  await queries
    .delete(mails)
    .where(sql`NOT EXISTS (SELECT FROM enquiries WHERE enquiries.id = about)`)
  await queries.delete(users).where(ne(users.uid, uid))
  await queries.delete(appointments).where(isNull(appointments.userEmail))
  await asStaff(db, uid)
}

async function asStaff({ queries }: Database, uid: string) {
  const at = new Date('2026-11-01T00:00:00Z')
  const [appointment] = await queries.select().from(appointments)
  await queries.insert(staffAccounts).values({ email: asha.email, userId: uid, enteredAt: at })
  await queries
    .insert(joinedKeys)
    .values({ key: asha.email, person: randomUUID(), joinedAt: at, joinedBy: uid })
  await queries.insert(teamMembers).values({
    ...{ email: asha.email, id: randomUUID(), role: 'sales', invitedBy: uid, invitedAt: at },
  })
  await queries
    .insert(seenAppointments)
    .values({ userId: uid, appointmentId: appointment!.id, status: 'booked', seenAt: at })
  await queries
    .insert(calendarFeeds)
    .values({ tokenHash: 'x', label: 'Asha’s phone', createdBy: uid, createdAt: at })
  await queries.insert(signInAttempts).values({
    ...{ stateHash: 'x', browserHash: 'x', nonce: 'x', codeVerifier: 'x', popup: false },
    ...{ returnTo: `/staff/people?person=${asha.email}`, expiresAt: at },
  })
}

/** Puts a mark wherever no address is, by which people are found; gives what the column then holds. */
async function fillIn(
  db: Database,
  { table, name, place }: { table: string; name: string; place: string },
): Promise<unknown[]> {
  await db.script(
    `UPDATE "${table}" SET "${name}" = 'mark ${place} ' || ctid
     WHERE "${name}" IS NULL OR "${name}" NOT ILIKE '%${asha.email}%'`,
  )
  return db.statement(undefined, `SELECT "${name}" FROM "${table}"`, [])
}
