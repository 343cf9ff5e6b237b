import { randomUUID } from 'node:crypto'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { freshOnly } from '../fresh-only.server.ts'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/export-person'
import { readPersonKey, writePersonKey } from './person-key.ts'
import { personalData } from './personal-data.server.ts'
import { isEmpty, recordsOf, type PersonRecords } from './person-records.server.ts'
import { officePath } from '../../page/office-paths.ts'

/** `/staff/people.json?person=…`: everything that is kept about a person, to hand out to them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'take-out')
  const { db, staff, now } = office
  const key = readPersonKey(new URL(request.url).searchParams.get('person'))
  if (!key) return officeNotFound()
  const refused = freshOnly(office, officePath.person(writePersonKey(key)))
  if (refused) return refused
  const records = await db.transaction(async (tx) => {
    const found = await recordsOf(tx, key)
    if (isEmpty(found)) return null
    const subject = found.users[0]?.uid ?? randomUUID()
    await auditLog.record(tx, { at: now(), by: staff, action: 'person-exported', subject })
    return found
  })
  if (!records) return officeNotFound()
  const body = JSON.stringify({ exportedAt: now(), ...handedOut(records) }, null, 2)
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="dino-person.json"',
    },
  })
}

/** Every column of every row, but what is secret, what a mail to one of us says of somebody else, and rows about others. */
function handedOut(records: PersonRecords) {
  const mails = records.mails.map((mail) =>
    mail.kind !== 'hand-over-notice' || records.enquiries.some(({ id }) => id === mail.about)
      ? mail
      : without(mail, ['subject', 'text', 'html']),
  )
  const { doneForOthers: _, ...own } = { ...records, mails }
  const all = Object.entries(own) as [keyof typeof own, object[]][]
  return Object.fromEntries(
    all.map(([name, rows]) => {
      const secret: readonly string[] = personalData[name].secret
      return [name, rows.map((row) => without(row, secret))]
    }),
  )
}

function without(row: object, names: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}
