import { z } from 'zod'
import { isPhone, phoneMistake } from '../rules/telephone.ts'
import {
  detailMessages,
  longestCompany,
  longestPhone,
  meetingWays,
  mostVisitors,
  type VisitDetails,
} from '../rules/visit-details.ts'

/** On one line: control characters out, nothing where nothing is left. */
const line = z.string().transform(
  (text) =>
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim() || null,
)

const phone = z
  .union([line, z.null()], phoneMistake)
  .refine((text) => text === null || (text.length <= longestPhone && isPhone(text)), phoneMistake)

const company = z
  .union([line, z.null()], detailMessages.company)
  .refine((text) => text === null || text.length <= longestCompany, detailMessages.company)

const answers: Record<string, boolean | null> = { yes: true, no: false, '': null }
const whatsapp = z
  .union([z.boolean(), z.null(), z.enum(['yes', 'no', ''])], detailMessages.whatsapp)
  .transform((said) => (typeof said === 'string' ? answers[said]! : said))

const visitors = z
  .union(
    [z.number(), z.null(), z.string().regex(/^\s*\d{0,3}\s*$/, detailMessages.visitors)],
    detailMessages.visitors,
  )
  .transform((said) => (typeof said === 'string' ? (said.trim() ? Number(said) : null) : said))
  .pipe(
    z
      .int(detailMessages.visitors)
      .min(1, detailMessages.visitors)
      .max(mostVisitors, detailMessages.visitors)
      .nullable(),
  )

const meet = z
  .enum(['', ...meetingWays], detailMessages.meet)
  .nullable()
  .transform((way) => way || ('workshop' as const))

const details = z
  .object({
    phone: phone.default(null),
    whatsapp: whatsapp.default(null),
    company: company.default(null),
    visitors: visitors.default(null),
    meet: meet.default('workshop'),
  })
  .transform((told) => ({ ...told, whatsapp: told.phone === null ? null : told.whatsapp }))
  .refine((told) => told.meet !== 'telephone' || told.phone !== null, {
    path: ['phone'],
    message: detailMessages.phoneToCall,
  })

export type ReadDetails =
  { ok: true; details: VisitDetails } | { ok: false; message: string; field: string }

/** What a form or a call sends of them; each may be missing. */
export function readDetails(given: unknown): ReadDetails {
  const read = details.safeParse(given)
  if (read.success) return { ok: true, details: read.data }
  const { message, path } = read.error.issues[0]!
  return { ok: false, message, field: String(path[0]) }
}
