import { redirect } from 'react-router'
import { mailSettings } from '../../mail/mail.server.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { resentAddress } from './mail-address.ts'
import { readdressMail } from './readdress-mail.server.ts'
import { resendMail } from './resend-mail.server.ts'
import { resendFailed } from './resend-failed.server.ts'
import { dismissMail, markReturned } from './settle-mail.server.ts'
import { sendTestMail } from './test-mail.server.ts'

export interface MailOutcome {
  ok: boolean
  message: string
  /** A refused address, as it was typed. */
  recipient?: string
  /** The id of the form that sent something: the next one has another. */
  made?: string
}

/** What the buttons of a mail ask for, in their name and value; the plain one sends it again. */
export async function mailAction(
  id: string,
  form: FormData,
  office: Office,
): Promise<MailOutcome & { status: number }> {
  const { db, staff, now, settings } = office
  const work = { id, staff, now: now(), settings: mailSettings(office) }
  const formId = fieldOf(form, 'formId')
  const pressed = { ...work, shown: fieldOf(form, 'shown'), formId }
  switch (fieldOf(form, 'do')) {
    case 'readdress': {
      const recipient = fieldOf(form, 'recipient')
      const alsoThere = fieldOf(form, 'alsoThere') === 'on'
      const result = await readdressMail(db, { ...pressed, recipient, alsoThere })
      if (!result.ok) return { ...refusal(result.reason), recipient }
      return {
        ...done(settings.smtpUrl ? 'On its way to the new address.' : keptWords),
        made: formId,
      }
    }
    case 'dismiss': {
      const result = await dismissMail(db, work)
      return result.ok
        ? done('Dismissed: it is not sent, and nobody is reminded of it.')
        : refusal(result.reason)
    }
    case 'returned': {
      const result = await markReturned(db, work)
      return result.ok
        ? done('Marked as failed, also at what it is about.')
        : refusal(result.reason)
    }
    default: {
      const result = await resendMail(db, pressed)
      return result.ok ? { ...done('On its way again.'), made: formId } : refusal(result.reason)
    }
  }
}

/** What the forms of the list ask for: all that failed is sent again, or a test mail. */
export async function mailsAction(form: FormData, office: Office) {
  if (fieldOf(form, 'do') !== 'resend-failed') {
    const outcome = await sendTestMail(office)
    return { ...outcome, status: outcome.ok ? 200 : 409 }
  }
  const { db, staff, now } = office
  const result = await resendFailed(db, { staff, now: now(), settings: mailSettings(office) })
  return result.ok ? redirect(resentAddress(result), 303) : refusal(result.reason)
}

const done = (message: string) => ({ ok: true, status: 200, message })
const keptWords = 'The address is corrected. No mail server is set (SMTP_URL): nothing was sent.'

const refusals = {
  missing: { status: 404, message: 'This mail is no longer here.' },
  'no-server': { status: 409, message: 'No mail server is set (SMTP_URL): nothing can be sent.' },
  'under-way': {
    status: 409,
    message: 'It is being sent this very moment. Look again in a minute.',
  },
  outdated: {
    status: 409,
    message:
      'Its appointment has been cancelled or moved since: the mail would put the old time back into a calendar.',
  },
  settled: {
    status: 409,
    message:
      'Another version of the quote that it brings has been accepted since. Nothing was sent: write an answer if they are to have this one too.',
  },
  'late-reminder': {
    status: 409,
    message:
      'This reminder is too late: its day is not the one that it speaks of, or the visit has begun. Nothing was sent.',
  },
  over: {
    status: 409,
    message:
      'What it tells of is over: the visit has begun, the slot is not held any more, or whoever it goes to is not one of us. Nothing was sent.',
  },
  'no-address': {
    status: 422,
    message: 'This does not look like an e-mail address. Nothing was sent.',
  },
  'other-that-day': {
    status: 409,
    message:
      'Whoever has this address has another appointment on the same day. Leave the appointment as it is, or cancel one of them first. Nothing was sent.',
  },
  invitation: {
    status: 409,
    message:
      'An invitation lets in the address that it was sent to. Remove that one under Team, and add the right one.',
  },
  sent: { status: 409, message: 'It has been sent by now.' },
  dismissed: {
    status: 409,
    message: 'It has been dismissed by now. Press again to send it all the same.',
  },
  unsent: { status: 409, message: 'It has not been sent yet.' },
} as const

function refusal(reason: keyof typeof refusals) {
  return { ok: false, ...refusals[reason] }
}
