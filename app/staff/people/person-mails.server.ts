import { and, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { mailsAnsweredToDesk, mailsToDesk } from '../../rules/mail.ts'
import type { PersonKey } from './person-key.ts'

const { kind, about, recipient, replyTo } = mails

/**
 * The mails that are about a person, or went to them or one of us as themselves. Whoever has, or once had, the address of our desk
 * is none of those whom its mails are about.
 */
export async function mailsOfPerson(
  db: Queries,
  { subjects, emails }: { subjects: string[]; emails: string[] },
) {
  return db
    .select()
    .from(mails)
    .where(
      or(
        inArray(about, subjects),
        and(addressed(recipient, emails), notInArray(kind, [...mailsToDesk])),
        and(addressed(replyTo, emails), notInArray(kind, [...mailsAnsweredToDesk])),
      ),
    )
    .orderBy(mails.createdAt)
}

/** Mails of others to our desk, or answered there, stay when whose address it was is erased: under the desk's of now. */
export async function handToDesk(
  tx: Transaction,
  { keys, desk }: { keys: PersonKey[]; desk: string },
): Promise<void> {
  const emails = keys.flatMap(({ email }) => email ?? [])
  await tx
    .update(mails)
    .set({ recipient: desk })
    .where(and(addressed(recipient, emails), inArray(kind, [...mailsToDesk])))
  await tx
    .update(mails)
    .set({ replyTo: desk })
    .where(and(addressed(replyTo, emails), inArray(kind, [...mailsAnsweredToDesk])))
}

/** By the indexes of both columns. */
const addressed = (column: AnyPgColumn, emails: string[]) => inArray(sql`lower(${column})`, emails)
