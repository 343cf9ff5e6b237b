import { asc, eq } from 'drizzle-orm'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointmentNotes } from '../../db/schema/appointments.server.ts'
import type { Note } from '../notes/note-list.tsx'
import { idMadeOf } from '../id-made-of.server.ts'
import { writtenNote } from '../notes/written-note.ts'
import type { Office } from '../office-context.ts'
import { isUuid } from '../../rules/uuid.ts'
import { lockAppointment } from './lock-appointment.server.ts'

/** What staff wrote about a visit, the first one first. */
export function notesOn(db: Queries, appointmentId: string): Promise<Note[]> {
  return db
    .select({
      id: appointmentNotes.id,
      at: appointmentNotes.at,
      authorEmail: appointmentNotes.authorEmail,
      text: appointmentNotes.text,
    })
    .from(appointmentNotes)
    .where(eq(appointmentNotes.appointmentId, appointmentId))
    .orderBy(asc(appointmentNotes.at), asc(appointmentNotes.id))
}

/** Notes are only ever added, so two who write at once lose nothing. The same form sent twice is one note. */
export async function addAppointmentNote(
  { id, noteId, text: typed }: { id: string; noteId: string; text: string },
  { db, staff, now }: Pick<Office, 'db' | 'staff' | 'now'>,
): Promise<{ ok: true } | { ok: false; status: 404 | 422; message: string }> {
  const written = writtenNote(typed)
  if (!written.ok) return { ...written, status: 422 }
  return db.transaction(async (tx) => {
    const found = await lockAppointment(tx, id)
    if (!found || !isUuid(noteId))
      return { ok: false, status: 404, message: 'This appointment is not there any more.' }
    const { date, time } = found
    const at = now()
    const added = await tx
      .insert(appointmentNotes)
      .values({
        ...{ id: idMadeOf(noteId, written.text), appointmentId: id, at, text: written.text },
        ...{ authorId: staff.uid, authorEmail: staff.email },
      })
      .onConflictDoNothing()
      .returning({ id: appointmentNotes.id })
    if (added.length > 0)
      await auditLog.record(tx, {
        ...{ at, by: staff, action: 'appointment-noted', subject: id, details: { date, time } },
      })
    return { ok: true }
  })
}
