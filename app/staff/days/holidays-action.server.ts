import { auditLog } from '../../audit-log/audit-log.server.ts'
import { holidaysLeftOpen } from '../../db/schema/days.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { addDays, dayAt } from '../../rules/calendar-days.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { closeDay } from './close-days.server.ts'
import { holidaysOf } from './holidays-of-company.server.ts'
import { closedForWords, type Holiday } from './kerala-holidays.server.ts'
import { writeDone } from './holiday-words.ts'

type Done = { ok: true; address: string } | { ok: false; message: string }

/** 'close 2027-01-26' and 'leave 2027-01-26' are about one holiday, 'close' and 'leave' about all that are ticked. */
export async function holidaysAction(form: FormData, office: Office): Promise<Done> {
  const [deed, only] = fieldOf(form, 'do').split(' ')
  const asked = only ? [only] : form.getAll('holiday')
  const today = dayAt(office.now())
  const ahead = holidaysOf(office.content(), today, addDays(today, 365))
  const holidays = ahead.filter(({ date }) => asked.includes(date))
  if (deed !== 'close' && deed !== 'leave') return refused('This form could not be read.')
  if (holidays.length === 0) return refused('Tick the holidays first, then press again.')
  if (deed === 'leave' && holidays.some(({ isOurs }) => isOurs))
    return refused('Our pages say that we are closed: take the day out under Site, Company first.')
  const done =
    deed === 'close' ? await closeAll(holidays, office) : await leaveAll(holidays, office)
  return { ok: true, address: officePath.holidays(writeDone(done)) }
}

const refused = (message: string) => ({ ok: false, message }) as const

/** Each by itself: where somebody has booked the day stays open, until staff say what they are told. */
async function closeAll(holidays: Holiday[], office: Office) {
  const { db, staff } = office
  const by = { staff, now: office.now(), reason: '', settings: mailSettings(office) }
  const booked = []
  for (const { date, name } of holidays) {
    const closed = await closeDay(db, { ...by, date, closedReason: closedForWords(name) })
    if (!closed.ok) booked.push(date)
  }
  return { closed: holidays.length - booked.length, left: 0, booked }
}

async function leaveAll(holidays: Holiday[], { db, staff, now }: Office) {
  const at = now()
  await db.transaction(async (tx) => {
    for (const { date } of holidays) {
      const [left] = await tx
        .insert(holidaysLeftOpen)
        .values({ date, decidedAt: at, decidedBy: staff.uid })
        .onConflictDoNothing()
        .returning()
      if (!left) continue
      await auditLog.record(tx, { at, by: staff, action: 'day-left-open', subject: date })
    }
  })
  return { closed: 0, left: holidays.length, booked: [] }
}
