import { eq } from 'drizzle-orm'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import { here } from '../../../content/language/t.ts'
import type { MessageTexts } from '../../../content/messages.ts'
import { newToken } from '../../account/random-token.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { keepLinks, ownLink } from '../../booking/own-link.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { appointmentMessages, placesIn } from '../../rules/message-text.ts'
import { agendaEntry } from './agenda.server.ts'
import { whatsAppHref } from '../contact-links.ts'
import { messageIn } from '../messages/message-in.server.ts'
import type { Office } from '../office-context.ts'

export type OpenedMessage = { ok: true; href: string } | { ok: false; message: string }

/**
 * The chat with whoever has the appointment, with a text of ours typed already; the log keeps who opened it when. A link
 * to their appointment goes only to the number that stands in it: an enquiry's number is whatever a stranger typed.
 *
 * @param asked which text
 */
export async function openMessage(
  id: string,
  asked: string,
  { db, staff, now, settings, content }: Office,
): Promise<OpenedMessage> {
  const kind = appointmentMessages.find((each) => each === asked)
  if (!kind) return { ok: false, message: 'Choose one of the texts.' }
  const { messages, company, catalogue } = content()
  return db.transaction(async (tx) => {
    await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
    const entry = await agendaEntry(tx, id, catalogue)
    if (!entry || entry.status === 'cancelled')
      return { ok: false, message: 'This appointment was cancelled meanwhile. Nothing was sent.' }
    const { date, time, name, phone, ownPhone, language } = entry
    const at = now()
    const token = ownPhone !== null && needsLink(messages, kind) ? newToken() : null
    const link = inLanguage(language, () =>
      token ? ownLink(settings, token) : settings.publicUrl + here('/book'),
    )
    const text = messageIn(language, messages[kind], () => ({
      ...{ name, company: company.name, day: fullDay(date), time, link },
    }))
    const href = phone && whatsAppHref(phone, text)
    if (!href)
      return { ok: false, message: 'There is no number that WhatsApp could be. Correct it first.' }
    if (token) await keepLinks(tx, { token, appointmentId: id, mailId: null, now: at })
    await auditLog.record(tx, {
      ...{ at, by: staff, action: 'appointment-messaged', subject: id },
      details: { date, time, text: kind },
    })
    return { ok: true, href }
  })
}

const needsLink = (texts: MessageTexts, kind: keyof MessageTexts) =>
  placesIn(texts[kind]).includes('link')
