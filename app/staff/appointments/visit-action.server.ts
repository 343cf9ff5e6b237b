import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { newToken } from '../../account/random-token.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { videoMail } from '../../booking/booking-mails.server.ts'
import { keepLinks } from '../../booking/own-link.server.ts'
import { readReception } from '../../booking/visit-details.server.ts'
import type { Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { dismissUnsent, queueMails } from '../../mail/outbox.server.ts'
import { can } from '../../rules/booking.ts'
import { detailMessages, longestVideoLink } from '../../rules/visit-details.ts'
import type { Office } from '../office-context.ts'
import { lockAppointment } from './lock-appointment.server.ts'
import {
  changedVisit,
  readVisit,
  visitFieldsOf,
  visitLabels,
  type RefusedVisit,
} from './visit-form.ts'

const videoLink = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true })
  .max(longestVideoLink)

type Row = typeof appointments.$inferSelect

/** What the form sends that says how somebody is received; whoever comes by video is mailed the link. */
export async function visitAction(
  id: string,
  form: FormData,
  { db, staff, now, ...office }: Office,
): Promise<{ ok: true; mailed: boolean } | RefusedVisit> {
  const { typed, began } = readVisit(form)
  const refused = (status: number, message: string, field: string | null = null): RefusedVisit => ({
    ...{ ok: false, status, message, field, draft: typed, began },
  })
  const read = readReception(typed)
  if (!read.ok) return refused(422, read.message, read.field)
  const link = typed.videoLink ? videoLink.safeParse(typed.videoLink).data : null
  if (link === undefined) return refused(422, detailMessages.videoLink, 'videoLink')
  const told = { ...read.reception, videoLink: link }
  const settings = mailSettings(office)
  const at = now()

  return db.transaction(async (tx) => {
    const found = await lockAppointment(tx, id)
    if (!found) return refused(404, 'This appointment is not there any more.')
    const current = visitFieldsOf(found)
    const what = changedVisit(current, visitFieldsOf(told))
    if (what.length === 0) return { ok: true, mailed: false }
    if (changedVisit(began, current).length > 0) {
      const words = Object.entries(current).map(
        ([name, value]) => `${visitLabels[name as keyof typeof current]}: ${value || 'nothing'}`,
      )
      const message = `This was changed meanwhile; it is now: ${words.join(', ')}. Below stands what you typed. It is not saved yet.`
      return { ...refused(409, message), began: current }
    }
    if (told.meet === 'telephone' && !found.phone)
      return refused(422, detailMessages.writeDownPhone, 'meet')
    await tx.update(appointments).set(told).where(eq(appointments.id, id))
    const row = { ...found, ...told }
    const isNews = what.includes('videoLink') || what.includes('meet')
    const mailed = isNews && (await mailVideoLink(tx, row, { now: at, settings }))
    await auditLog.record(tx, {
      ...{ at, by: staff, action: 'appointment-corrected', subject: id },
      details: { date: found.date, time: found.time, what: what.join(' '), mailed },
    })
    return { ok: true, mailed }
  })
}

/** To whoever meets us by video and can be written to, as long as it is ahead; in place of one that has not gone out. */
async function mailVideoLink(
  tx: Transaction,
  row: Row,
  { now, settings }: { now: Date; settings: ReturnType<typeof mailSettings> },
): Promise<boolean> {
  const { id, userName: name, userEmail: email } = row
  await dismissUnsent(tx, { kind: 'appointment-video', about: id })
  const isAhead = row.status === 'booked' && can.cancel(row, now)
  if (row.meet !== 'video' || !row.videoLink || !email || !isAhead) return false
  const token = newToken()
  const mail = videoMail(settings, { appointment: row, person: { name, email }, token, now })
  await queueMails(tx, [mail])
  await keepLinks(tx, { token, appointmentId: id, mailId: mail.id, now })
  return true
}
