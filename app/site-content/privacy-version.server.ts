import type { PrivacyTexts } from '../../content/privacy.ts'
import type { Queries } from '../db/database.server.ts'
import { formerConsents } from '../rules/enquiry.ts'
import { versionsOf } from './revisions.server.ts'

/** The version that a visitor's page showed, if there ever was one; the present one of whoever says none, or makes one up. */
export async function seenPrivacyVersion(
  db: Queries,
  seen: string | undefined,
  { version }: Pick<PrivacyTexts, 'version'>,
): Promise<string> {
  if (!seen || seen === version) return version
  if (formerConsents.includes(seen)) return seen
  const known = await versionsOf(db, { kind: 'privacy', item: '' })
  return known.includes(seen) ? seen : version
}
