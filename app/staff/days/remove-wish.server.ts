import { z } from 'zod'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { endWish } from '../../booking/waitlist-wishes.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import type { Office } from '../office-context.ts'
import type { Closing } from './close-days.server.ts'

/** As the person asked on the telephone; one that is gone meanwhile is gone. */
export async function removeWish(wish: string, office: Office): Promise<Closing> {
  const id = z.uuid().safeParse(wish).data
  if (!id) return { ok: false, message: 'This form could not be read.' }
  const now = office.now()
  await office.db.transaction(async (tx) => {
    const work = { endedBy: 'staff', now, settings: mailSettings(office) } as const
    if (await endWish(tx, id, work)) {
      await auditLog.record(tx, {
        ...{ at: now, by: office.staff, action: 'waitlist-removed', subject: id },
      })
    }
  })
  return { ok: true, affected: 0 }
}
