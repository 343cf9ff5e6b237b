/** When a mail that could not be sent is tried again, and when it is given up. */

/** How long a mail that is being sent is nobody else's: longer than all timeouts of one sending. */
export const claimMs = 6 * 60_000

const firstPauseSeconds = 15
/** No waiting mail is due later than this from now. */
export const longestPauseSeconds = 10 * 60
/** About three days of trying: a weekend without the mail server. */
const mostAttempts = 440
/** So many attempts may have delivered it: whoever it is for is not to have it hundreds of times. */
const mostDeliveries = 5

/**
 * Seconds until the next attempt after so many, doubling from 15 up to 10 minutes; null to give up.
 *
 * @param givenUp see `isGivenUp`
 */
export function retryAfterSeconds(attempts: number, givenUp: boolean): number | null {
  if (givenUp || attempts >= mostAttempts) return null
  return Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds)
}

/** As nodemailer throws it. */
export interface SmtpError {
  code?: string
  responseCode?: number
  /** The server's own words. */
  response?: string
  command?: string
  /** The mail, to its end, before this happened. */
  isHandedOver?: boolean
}

/** The server had all of it, and broke off before it answered: with each attempt it may have delivered it. */
export function mayHaveArrived({ isHandedOver = false, responseCode }: SmtpError): boolean {
  return isHandedOver && !responseCode
}

/** Whether nothing more is tried after an attempt that ended so, one of so many that may have delivered the mail. */
export function isGivenUp(error: SmtpError, unanswered: number): boolean {
  return isRefusedForGood(error) || (mayHaveArrived(error) && unanswered >= mostDeliveries)
}

const anything = '(.|\\n)*'
const exceeded = `(?=${anything}([Ee]xceed|[Rr]each| over ))`

/**
 * Of what somebody sends, not of what a recipient is sent or how large a mail is, whose limits are about the one mail. No address
 * can say so, for it has no blank and no colon: an answer may quote what a stranger typed.
 */
const limitWords =
  `(?!${anything}([Rr]eceiv(e|ing) |[Ss]ize |[Rr]ecipient(.s)? mailbox))(` +
  [
    // Google’s ‘Daily SMTP relay limit exceeded’, GoDaddy’s ‘exceeded its 24-hour sending limit’
    `${exceeded}${anything}([Dd]aily|[Hh]our(ly)?|[Mm]onthly|[Ss]ending|[Oo]utgoing|[Rr]elay|[Ss]ubmission)( [A-Za-z]+){0,3} ([Ll]imit|[Qq]uota)`,
    // Google’s own, and nobody’s mailbox: that one says 2.2
    '5[.]7[.]1 Email quota exceeded',
    // cPanel’s ‘has exceeded the max emails per hour’
    `${anything}([Mm]essages|mails|failures|recipients) per ([0-9]+ )?(minute|hour|day|month)`,
    `${anything}([Yy]ou(.ve| have) (exceeded|reached) (your|the)|exceeded permitted limits|Throttling failure|Exception:SubmissionQuotaExceeded|[;,:] [Mm]essage count quota exceeded)`,
  ].join('|') +
  ')'

/**
 * How an answer begins that says, at whatever command, that the mailbox has sent all it may for a time: by a code of Google (4.5) or
 * of Microsoft (1.90), else in words, since most have no code for it, or 7.1, which is many things. For `RegExp` and for SQL.
 */
export const limitReached = `[45][0-9][0-9][ -]([45][.](1[.]90|4[.]5)(?![0-9])|${limitWords})`

/**
 * Likewise of one that has something else against the sender: a bad address (1.7 and 1.8, RFC 3463), one that this user may not
 * send as (Microsoft's 2.252 and 7.60), or that is stopped for what it has sent (Microsoft's 2.251 to 2.255, 7.501 to 7.503 and
 * 7.7xx, and Zoho's 4.6, which to others is a loop on the way to one recipient). 7.0 and 7.1 are said of mails too, and count by
 * Google's words.
 */
export const senderRefused =
  '[45][0-9][0-9][ -][45][.]((1[.][78]|2[.]25[1-5]|4[.]6 Unusual sending|7[.](60|50[123]|7[0-9][0-9]))(?![0-9])' +
  `|7[.][01][ -]${anything}(originating from your|not authorized to send e?mail directly|[Ii]nvalid credentials for relay|Mail relay denied|Mail [Ss]ending denied))`

/** @param response the server's own words */
export const isLimitReached = (response: string) => new RegExp(`^${limitReached}`).test(response)

const isAboutSender = (response: string) =>
  isLimitReached(response) || new RegExp(`^${senderRefused}`).test(response)

/** The server took the connection, and not this mail. What it has against the sender it has against all; 552 is about the size. */
export function isAboutThisMail({
  code,
  responseCode,
  command,
  response = '',
}: SmtpError): boolean {
  if (isAboutSender(response)) return false
  if (code === 'EENVELOPE') return command !== 'MAIL FROM' || responseCode === 552
  return code === 'EMESSAGE'
}

/**
 * The server answered that it will never take this mail (RFC 5321): a 5yz about the recipient or the message stays one. About
 * anything else, such as a wrong password or sender, it is the server's setting that is wrong, and mended before long.
 */
export function isRefusedForGood(error: SmtpError): boolean {
  return isAboutThisMail(error) && (error.responseCode ?? 0) >= 500 && !mayBeAboutSender(error)
}

/**
 * Postfix says only at the recipient what it has against the sender (`smtpd_delay_reject`). 5.7 is about what one may do (RFC 3463):
 * it may be about this recipient too, and the next mail goes out then.
 */
function mayBeAboutSender({ command, response = '' }: SmtpError): boolean {
  return command === 'RCPT TO' && /^5\d\d[ -]5\.7\./.test(response)
}
