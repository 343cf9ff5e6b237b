import { randomUUID } from 'node:crypto'
import { auditLog } from '../audit-log.server.ts'
import { nothingHere } from '../nothing-here.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/export-person'
import { readPersonKey } from './person-key.ts'
import { isEmpty, recordsOf } from './person-records.server.ts'

/** `/staff/people.json?person=…`: everything that is kept about a person, to hand out to them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, staff, now } = officeOf(context)
  const key = readPersonKey(new URL(request.url).searchParams.get('person'))
  if (!key) return nothingHere()
  const records = await db.transaction(async (tx) => {
    const found = await recordsOf(tx, key)
    if (isEmpty(found)) return null
    const subject = found.users[0]?.uid ?? randomUUID()
    await auditLog.record(tx, { at: now(), by: staff, action: 'person-exported', subject })
    return found
  })
  if (!records) return nothingHere()
  const body = JSON.stringify({ exportedAt: now(), ...records }, null, 2)
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="dino-person.json"',
    },
  })
}
