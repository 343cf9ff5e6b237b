import { z } from 'zod'
import type { Office } from '../office-context.ts'
import { markAppointment, type Outcome } from './keep-appointments.server.ts'

const marks = ['booked', 'completed', 'no_show'] as const
type Mark = (typeof marks)[number]

const marking = z.object({ id: z.uuid(), mark: z.enum(marks) })

/** What `MarkForm` sends. */
export async function markAction(
  form: FormData,
  { db, staff, now }: Pick<Office, 'db' | 'staff' | 'now'>,
): Promise<{ ok: true; mark: Mark } | Extract<Outcome, { ok: false }>> {
  const asked = marking.safeParse(Object.fromEntries(form))
  if (!asked.success) return { ok: false, message: 'This form could not be read.' }
  const marked = await markAppointment(db, { ...asked.data, staff, now: now() })
  return marked.ok ? { ok: true, mark: asked.data.mark } : marked
}
