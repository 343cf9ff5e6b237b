import { t } from '../../../content/language/t.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { whatsAppHref } from '../contact-links.ts'
import { messageIn } from '../messages/message-in.server.ts'
import type { Office } from '../office-context.ts'
import { subjectOf } from './enquiry-subject.ts'
import { findEnquiry } from './enquiry.server.ts'

/** The chat with whoever asked, with the first words of ours typed already; the log keeps who opened it when. Null without a number that it could be. */
export async function openChat(
  { db, staff, now, content }: Office,
  id: string,
): Promise<string | null> {
  const { messages, company, catalogue } = content()
  const enquiry = await findEnquiry(db.queries, id, catalogue)
  if (!enquiry?.phone) return null
  const { name, phone, language } = enquiry
  const words = messageIn(language, messages.enquiry, () => {
    const machine = subjectOf(catalogue, enquiry)
    const about = machine ? t('the {machine}', { machine }) : t('our machines')
    return { name, company: company.name, about }
  })
  const href = whatsAppHref(phone, words)
  if (!href) return null
  await db.transaction((tx) =>
    auditLog.record(tx, {
      ...{ at: now(), by: staff, action: 'enquiry-messaged', subject: id },
      details: { text: 'enquiry' },
    }),
  )
  return href
}
