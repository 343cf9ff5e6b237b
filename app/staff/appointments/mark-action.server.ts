import { z } from 'zod'
import type { Office } from '../office-context.ts'
import { markAppointment, type Outcome } from './keep-appointments.server.ts'

const marking = z.object({ id: z.uuid(), mark: z.enum(['booked', 'completed', 'no_show']) })

/** What `MarkForm` sends. */
export async function markAction(
  form: FormData,
  { db, staff, now }: Pick<Office, 'db' | 'staff' | 'now'>,
): Promise<Outcome> {
  const asked = marking.safeParse(Object.fromEntries(form))
  if (!asked.success) return { ok: false, message: 'This form could not be read.' }
  return markAppointment(db, { ...asked.data, staff, now: now() })
}
