import type { Database } from '../app/db/database.server.ts'
import { mails } from '../app/db/schema/mails.server.ts'
import type { MailKind } from '../app/rules/mail.ts'

/** The mails in the outbox, sent or not, the oldest first; of one kind where that is given. */
export async function mailsIn(db: Pick<Database, 'queries'>, kind?: MailKind) {
  const all = await db.queries.select().from(mails)
  return all
    .filter((mail) => kind === undefined || mail.kind === kind)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The same of a site. */
export const mailsOf = ({ services }: { services: { db: Database } }, kind?: MailKind) =>
  mailsIn(services.db, kind)
