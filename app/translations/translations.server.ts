import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Translation } from '../../content/language/languages.ts'
import { delivered } from '../../content/language/site-words.server.ts'
import type { TranslatedText } from '../../content/language/translated-text.ts'
import type { AuditAction } from '../audit-log/audit-actions.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { contentChannel } from '../db/content-channel.server.ts'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { auditLog as entries } from '../db/schema/office.server.ts'
import { users } from '../db/schema/people.server.ts'
import { translations } from '../db/schema/translations.server.ts'
import type { Said } from '../rules/translation.ts'

const { language, english, text, state, changedAt } = translations

/** All that the office has written or read, as the site's content has it. */
export async function readTranslations(db: Queries): Promise<TranslatedText[]> {
  return db
    .select({ language, english, text, state })
    .from(translations)
    .orderBy(asc(language), asc(translations.key))
}

/** What tells translations from those that were read before. */
export const readOf = (read: readonly TranslatedText[]): string => hashOf(JSON.stringify(read))

/** The same with who did it and when, in one language, by the English. */
export async function translationsBy(db: Queries, into: Translation) {
  const rows = await db
    .select({ english, text, state, at: changedAt, by: users.name })
    .from(translations)
    .leftJoin(users, eq(users.uid, translations.changedBy))
    .where(eq(language, into))
  return new Map(rows.map((row) => [row.english, row]))
}

/** Who took back last what the office had written for a text, since then; undefined when nobody has. */
export async function takenBackBy(
  db: Queries,
  of: { language: Translation; english: string; since: Date },
): Promise<{ by: string | null; at: Date } | undefined> {
  const [taken] = await db
    .select({ by: users.name, at: entries.at })
    .from(entries)
    .leftJoin(users, eq(users.uid, entries.userId))
    .where(
      and(
        ...[eq(entries.action, 'translation-taken-back'), eq(entries.subject, of.language)],
        ...[gte(entries.at, of.since), sql`${entries.details}->>'english' = ${toldOf(of.english)}`],
      ),
    )
    .orderBy(desc(entries.id))
    .limit(1)
  return taken
}

/** Who has written or taken back any of these since then, by their accounts; null of one that is gone. */
export async function changedBy(
  db: Queries,
  { language: into, texts, since }: { language: Translation; texts: string[]; since: Date },
): Promise<Map<string, string | null>> {
  const written = await db
    .selectDistinct({ uid: translations.changedBy, name: users.name })
    .from(translations)
    .leftJoin(users, eq(users.uid, translations.changedBy))
    .where(
      and(
        ...[eq(language, into), gte(changedAt, since)],
        inArray(translations.key, texts.map(keyOf)),
      ),
    )
  const takenBack = await db
    .selectDistinct({ uid: entries.userId, name: users.name })
    .from(entries)
    .leftJoin(users, eq(users.uid, entries.userId))
    .where(
      and(
        ...[eq(entries.action, 'translation-taken-back'), eq(entries.subject, into)],
        ...[
          gte(entries.at, since),
          inArray(sql`${entries.details}->>'english'`, texts.map(toldOf)),
        ],
      ),
    )
  return new Map([...written, ...takenBack].map(({ uid, name }) => [uid ?? '', name]))
}

/** As the log tells of a text. */
const toldOf = (english: string) => english.slice(0, 120)

/** By which a form names a text: it may be longer than an address. */
export const keyOf = (text: string): string => hashOf(text)

/** What a form saw of a text: as long as this is the same nobody else has decided anything of it. */
export const seenOf = ({ text, state }: Said): string => hashOf(`${state}\n${text}`).slice(0, 16)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

interface By {
  language: Translation
  staff: { uid: string }
  now: Date
}

export interface TranslationChange extends By {
  english: string
  /** What the form began with: see `seenOf`. */
  seen: string
  /** Null takes back what the office has written: the delivered one counts again. */
  to: Pick<TranslatedText, 'text' | 'state'> | null
}

/**
 * Writes a translation with its entry in the log; every process hears of it when it is committed. Changes nothing when
 * somebody else has written it since: then it says what that is.
 */
export async function changeTranslation(
  db: Database,
  { english, seen, to, ...by }: TranslationChange,
): Promise<{ ok: true } | { ok: false; current: Said }> {
  return db.transaction(async (tx) => {
    await lock(tx)
    const current = await currentOf(tx, by.language, english)
    const wished: Said = to ?? deliveredSaid(by.language, english)
    // The same form sent twice wants what is there already.
    if (seenOf(wished) === seenOf(current)) return { ok: true }
    if (seenOf(current) !== seen) return { ok: false, current }
    if (to) await write(tx, by, english, to)
    else
      await tx
        .delete(translations)
        .where(and(eq(language, by.language), eq(translations.key, keyOf(english))))
    const change = { field: english, from: current.text, to: wished.text }
    await auditLog.record(tx, {
      ...{ at: by.now, by: by.staff, subject: by.language, action: actionFor(to) },
      details: {
        english: toldOf(english),
        ...(change.from !== change.to && { changes: [change] }),
      },
    })
    await tell(tx)
    return { ok: true }
  })
}

interface Approval extends By {
  texts: readonly { english: string; seen: string }[]
  /** What they are a part of, in words for the log. */
  part: string
}

/**
 * Approves many as they stand, in one transaction.
 *
 * @returns the texts that are not as they were seen: these stay as they are
 */
export async function approveTranslations(
  db: Database,
  { texts, part, ...by }: Approval,
): Promise<{ approved: number; changed: string[] }> {
  return db.transaction(async (tx) => {
    await lock(tx)
    const rows = new Map(
      (await readTranslations(tx))
        .filter((row) => row.language === by.language)
        .map((row) => [row.english, row]),
    )
    const changed: string[] = []
    let approved = 0
    for (const { english, seen } of texts) {
      const current = rows.get(english) ?? deliveredSaid(by.language, english)
      if (current.state === 'approved') continue
      if (seenOf(current) !== seen || current.state === 'missing') changed.push(english)
      else {
        await write(tx, by, english, { text: current.text, state: 'approved' })
        approved++
      }
    }
    if (approved > 0) {
      await auditLog.record(tx, {
        ...{ at: by.now, by: by.staff, subject: by.language, action: 'translations-approved' },
        details: { texts: approved, part },
      })
      await tell(tx)
    }
    return { approved, changed }
  })
}

/** Two at once: the second waits here, and then sees what the first wrote. */
const lock = (tx: Transaction) =>
  tx.execute(sql`LOCK TABLE translations IN SHARE ROW EXCLUSIVE MODE`)

const tell = (tx: Transaction) => tx.execute(sql`SELECT pg_notify(${contentChannel}, '')`)

async function currentOf(tx: Transaction, into: Translation, of: string): Promise<Said> {
  const [row] = await tx
    .select({ text, state })
    .from(translations)
    .where(and(eq(language, into), eq(translations.key, keyOf(of))))
  return row ?? deliveredSaid(into, of)
}

/** What a text says as long as nobody in the office has touched it. */
export function deliveredSaid(into: Translation, of: string): Said {
  const said = Object.hasOwn(delivered[into], of) ? delivered[into][of] : undefined
  return said === undefined ? { text: '', state: 'missing' } : { text: said, state: 'machine' }
}

async function write(
  tx: Transaction,
  { language, staff, now }: By,
  english: string,
  to: Pick<TranslatedText, 'text' | 'state'>,
) {
  const set = { ...to, changedAt: now, changedBy: staff.uid }
  await tx
    .insert(translations)
    .values({ language, key: keyOf(english), english, ...set })
    .onConflictDoUpdate({ target: [translations.language, translations.key], set })
}

function actionFor(to: TranslationChange['to']): AuditAction {
  if (!to) return 'translation-taken-back'
  return to.state === 'approved' ? 'translation-approved' : 'translation-checked'
}
