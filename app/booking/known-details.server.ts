import { isTypedByStaff } from '../account/typed-by-staff.server.ts'
import type { Database } from '../db/database.server.ts'
import type { SignedInUser } from '../rules/user.ts'
import type { VisitDetails } from '../rules/visit-details.ts'

/**
 * What the same person told us last, in an appointment or an enquiry: told to nobody but themselves, not to whoever has
 * their address now. Enquiries count that they sent signed in, for themselves: an address in one is what anybody typed, and the number
 * beside it a stranger's.
 */
const knownStatement = `
WITH told AS (
  SELECT booked_at AS at, phone, whatsapp, company FROM appointments
  WHERE user_id = $1::uuid OR (user_id IS NULL AND user_email = $2::text)
  UNION ALL
  SELECT created_at, phone, NULL, company FROM enquiries
  WHERE user_id = $1::uuid AND status <> 'spam' AND NOT ${isTypedByStaff}
)
SELECT reached.phone, reached.whatsapp,
  (SELECT company FROM told WHERE company IS NOT NULL ORDER BY at DESC LIMIT 1) AS company
FROM (SELECT 1) AS one
LEFT JOIN (SELECT phone, whatsapp FROM told WHERE phone IS NOT NULL ORDER BY at DESC LIMIT 1) AS reached ON true`

export type KnownDetails = Pick<VisitDetails, 'phone' | 'whatsapp' | 'company'>

export async function knownDetails(db: Database, user: SignedInUser): Promise<KnownDetails> {
  const [known] = await db.statement<KnownDetails>('known-details', knownStatement, [
    user.uid,
    user.email.toLowerCase(),
  ])
  return known!
}
