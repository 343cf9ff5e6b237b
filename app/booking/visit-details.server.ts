import { z } from 'zod'
import { translated } from '../../content/language/t.ts'
import { isPhone, phoneMistake } from '../rules/telephone.ts'
import { oneLine } from '../rules/typed-text.ts'
import {
  detailMessages,
  longestCompany,
  longestPhone,
  meetingWays,
  mostVisitors,
  type VisitDetails,
} from '../rules/visit-details.ts'

/** Nothing where nothing is left. */
const line = z.string().transform((text) => oneLine(text) || null)

/** Said in the language of whoever is refused. */
const say = (field: 'company' | 'whatsapp' | 'visitors' | 'meet' | 'phoneToCall') => ({
  error: () => detailMessages[field],
})
const sayPhone = { error: () => translated(phoneMistake) }

const phone = z
  .union([line, z.null()], sayPhone)
  .refine((text) => text === null || (text.length <= longestPhone && isPhone(text)), sayPhone)

const company = z
  .union([line, z.null()], say('company'))
  .refine((text) => text === null || text.length <= longestCompany, say('company'))

const answers: Record<string, boolean | null> = { yes: true, no: false, '': null }
const whatsapp = z
  .union([z.boolean(), z.null(), z.enum(['yes', 'no', ''])], say('whatsapp'))
  .transform((said) => (typeof said === 'string' ? answers[said]! : said))

const visitors = z
  .union(
    [z.number(), z.null(), z.string().regex(/^\s*\d{0,3}\s*$/, say('visitors'))],
    say('visitors'),
  )
  .transform((said) => (typeof said === 'string' ? (said.trim() ? Number(said) : null) : said))
  .pipe(
    z.int(say('visitors')).min(1, say('visitors')).max(mostVisitors, say('visitors')).nullable(),
  )

const meet = z
  .enum(['', ...meetingWays], say('meet'))
  .nullable()
  .transform((way) => way || ('workshop' as const))

const reception = z.object({
  company: company.default(null),
  visitors: visitors.default(null),
  meet: meet.default('workshop'),
})

const details = reception
  .extend({ phone: phone.default(null), whatsapp: whatsapp.default(null) })
  .transform((told) => ({ ...told, whatsapp: told.phone === null ? null : told.whatsapp }))
  .refine((told) => told.meet !== 'telephone' || told.phone !== null, {
    path: ['phone'],
    ...say('phoneToCall'),
  })

export type ReadDetails =
  { ok: true; details: VisitDetails } | { ok: false; message: string; field: string }

/** What a form or a call sends of them; each may be missing. */
export function readDetails(given: unknown): ReadDetails {
  const read = details.safeParse(given)
  return read.success ? { ok: true, details: read.data } : refusal(read.error)
}

/** Those of them that staff type, the phone aside. */
export function readReception(given: unknown) {
  const read = reception.safeParse(given)
  return read.success ? ({ ok: true, reception: read.data } as const) : refusal(read.error)
}

function refusal({ issues: [issue] }: z.ZodError) {
  return { ok: false, message: issue!.message, field: String(issue!.path[0]) } as const
}
