import { dayAt, timeAt } from '../rules/calendar-days.ts'
import { shortDay } from '../rules/day-labels.ts'
import { isLimitReached, limitReached, senderRefused } from './retry.ts'

/** What is known of a mail that waits. */
interface WaitingMail {
  createdAt: Date
  attempts: number
  lastError: string | null
}

/**
 * What to tell while no mail goes out, in at most one sentence and without the server's own words, which may quote an address:
 * since when that is so, why, and how many wait. Empty once one written later has gone out.
 */
export function noMailWords(waiting: WaitingMail[], lastSentAt: Date | null): string[] {
  const [first, ...more] = waiting
    .filter(({ createdAt, attempts, lastError }) => {
      const isNewer = lastSentAt === null || createdAt > lastSentAt
      return attempts > 0 && lastError !== null && !isAboutOneMail(lastError) && isNewer
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (!first) return []
  const since = `${shortDay(dayAt(first.createdAt))}, ${timeAt(first.createdAt)}`
  const why = (more.at(-1) ?? first).lastError!
  const wait = `${waiting.length} ${waiting.length === 1 ? 'waits' : 'wait'}`
  return [`Since ${since}, no mail goes out (${reasonOf(why)}): ${wait}.`]
}

/**
 * As nodemailer words it, for `RegExp` and for SQL: the server was reached, and did not take this mail. What it has against the
 * sender ('Mail command failed') it has against all, and may say so only later: by a code of its own, or at the recipient by a
 * 5.7, as in `retry.ts`.
 */
export const aboutOneMail = `^(?!Can.t send mail[^:]*: 5[0-9][0-9][ -]5[.]7[.]|[^:]*: (${limitReached}|${senderRefused}))(Can.t send mail|Recipient command failed|Data command failed|Message failed|Message size)`

/** Of the recipient or, as a 5.7, perhaps of the sender. */
export const refusedAtRecipient = '^Can.t send mail'

const isAboutOneMail = (error: string) => new RegExp(aboutOneMail).test(error)

function reasonOf(error: string): string {
  const response = error.replace(/^[^:]*: /, '')
  if (isLimitReached(response)) return 'the server’s limit of mails is reached'
  if (/^(Mail|Data) command failed|^Can.t send mail|^Message failed/.test(error))
    return 'the server refuses the sender'
  return /^(Invalid login|Missing credentials)/.test(error)
    ? 'the server refuses user and password'
    : 'the mail server can’t be reached, or breaks off'
}
