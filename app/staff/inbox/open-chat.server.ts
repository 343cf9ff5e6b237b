import { auditLog } from '../../audit-log/audit-log.server.ts'
import { filledIn } from '../../rules/message-text.ts'
import { whatsAppHref } from '../contact-links.ts'
import type { Office } from '../office-context.ts'
import { findEnquiry } from './enquiry.server.ts'

/** The chat with whoever asked, with the first words of ours typed already; the log keeps who opened it when. Null without a number that it could be. */
export async function openChat(
  { db, staff, now, content }: Office,
  id: string,
): Promise<string | null> {
  const { messages, company, catalogue } = content()
  const enquiry = await findEnquiry(db.queries, id, catalogue)
  if (!enquiry?.phone) return null
  const { name, phone } = enquiry
  const about = enquiry.about ? `the ${enquiry.about}` : 'our machines'
  const href = whatsAppHref(
    phone,
    filledIn(messages.enquiry, { name, company: company.name, about }),
  )
  if (!href) return null
  await db.transaction((tx) =>
    auditLog.record(tx, {
      ...{ at: now(), by: staff, action: 'enquiry-messaged', subject: id },
      details: { text: 'enquiry' },
    }),
  )
  return href
}
