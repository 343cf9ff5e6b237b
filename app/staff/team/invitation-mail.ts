import { mailBody } from '../../mail/mail-body.ts'
import { newMail, type MailSettings, type NewMail } from '../../mail/mail.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { roleDuties, roleWords, type Role } from '../../rules/team.ts'
import type { SignedInUser } from '../../rules/user.ts'

interface Invitation {
  /** The member's. */
  id: string
  email: string
  role: Role
  /** Who invites. */
  staff: SignedInUser
  now: Date
}

/** For somebody who may enter the office from now on. An answer goes to whoever invited them. */
export function invitationMail(
  settings: MailSettings,
  { id, email, role, staff, now }: Invitation,
): NewMail {
  const { company, publicUrl } = settings
  const content = mailBody(company, {
    title: `You are invited to the office of ${company.name}`,
    paragraphs: [
      `${staff.name} invites you to the staff office of ${company.name}: who comes when, what people ask for, and what the site says.`,
      `Sign in with Google, with the address ${email}. There is no password to choose, and another address is not let in.`,
      'If you do not know what this is about, leave it: nothing happens until you sign in.',
    ],
    facts: [
      ['Your role', `${roleWords[role]}: ${roleDuties[role]}`],
      ['Your address', email],
      ['Invited by', `${staff.name}, ${staff.email}`],
    ],
    link: { href: publicUrl + officePath.today(), words: 'Open the office' },
  })
  const subject = `${staff.name} invites you to the office of ${company.name}`
  return newMail(
    settings,
    {
      ...{ kind: 'team-invitation', about: id, recipient: email, replyTo: staff.email },
      ...{ subject, ...content },
    },
    now,
  )
}
