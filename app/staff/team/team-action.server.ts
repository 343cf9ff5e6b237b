import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { mailSettings } from '../../mail/mail.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { isEmailAddress } from '../../rules/email-address.ts'
import { isRole, refusalWords, roleWords, type Role } from '../../rules/team.ts'
import { oneLine } from '../../rules/typed-text.ts'
import { isUuid } from '../../rules/uuid.ts'
import { freshOnly } from '../fresh-only.server.ts'
import { fieldOf } from '../form-field.ts'
import { countOpenOf } from '../inbox/assignees.server.ts'
import type { Office } from '../office-context.ts'
import { addMember, changeRole, removeMember } from './change-team.server.ts'

/** Why nothing was changed, and what stands in the form of somebody new. */
export interface UnchangedTeam {
  message: string | null
  errors: { email?: string; role?: string }
  form: { email: string; role: string }
}

/** Each form of the page sends its name as `do`. */
export async function teamAction(office: Office, form: FormData) {
  const { db, staff, settings, now } = office
  const id = fieldOf(form, 'id')
  const change = { staff, settings, now: now() }
  const toSignIn = freshFor(form, office)
  if (toSignIn) return toSignIn
  switch (fieldOf(form, 'do')) {
    case 'add':
      return add(office, form)
    case 'role': {
      const [role, was] = [fieldOf(form, 'role'), fieldOf(form, 'was')]
      if (!isUuid(id) || !isRole(role) || !isRole(was))
        return unchanged(400, 'Say whom and which role.')
      const changed = await changeRole(db, { ...change, id, role, was })
      if (changed.ok) return redirect(officePath.team({ done: 'changed' }), 303)
      if (changed.reason === 'changed') return unchanged(409, meanwhile(changed.role))
      return refused(office, changed.reason)
    }
    case 'remove': {
      if (!isUuid(id)) return unchanged(400, 'Say whom.')
      const removed = await removeMember(db, { ...change, id })
      if (!removed.ok) return refused(office, removed.reason)
      const open = await countOpenOf(db.queries, removed.email)
      const left = open > 0 && { theirs: removed.email }
      return redirect(officePath.team({ done: 'removed', ...left }), 303)
    }
    default:
      return unchanged(400, 'There is no such button.')
  }
}

/** Whoever is let in may come from then on; whoever is taken out is not to be waited for. */
function freshFor(form: FormData, office: Office): Response | null {
  const role = fieldOf(form, 'role')
  switch (fieldOf(form, 'do')) {
    case 'add':
      return freshOnly(office, officePath.team({ email: oneLine(fieldOf(form, 'email')), role }))
    case 'role':
      return freshOnly(office, officePath.team({ member: fieldOf(form, 'id'), role }))
    default:
      return null
  }
}

async function add(office: Office, form: FormData) {
  const { db, staff, settings, now } = office
  const given = fieldOf(form, 'id')
  const typed = { email: oneLine(fieldOf(form, 'email')), role: fieldOf(form, 'role') }
  const email = typed.email.toLowerCase()
  const { role } = typed
  const errors: UnchangedTeam['errors'] = {}
  if (!email) errors.email = 'Type the address that they sign in to Google with.'
  else if (!isEmailAddress(email)) errors.email = 'This does not look like an e-mail address.'
  if (!isRole(role)) errors.role = 'Choose a role.'
  if (errors.email || !isRole(role)) return unchanged(422, null, { errors, form: typed })
  const id = isUuid(given) ? given : randomUUID()
  const added = await addMember(db, {
    ...{ id, email, role, staff, settings, now: now() },
    mail: mailSettings(office),
  })
  if (added.ok) return redirect(officePath.team({ done: 'invited' }), 303)
  if (added.reason !== 'there') return refused(office, added.reason, typed)
  const there = `${email} is in the team already, as ${roleWords[added.role].toLowerCase()}.`
  return unchanged(409, null, { errors: { email: there }, form: typed })
}

const meanwhile = (role: Role) =>
  `Somebody else changed this role meanwhile: it is ${roleWords[role].toLowerCase()} now. Nothing was changed by you.`

async function refused(
  { owners }: Office,
  reason: 'not-owner' | 'missing' | 'own',
  form?: UnchangedTeam['form'],
) {
  if (reason === 'missing')
    return unchanged(404, 'They are not in the team any more: somebody removed them.')
  if (reason === 'own')
    return unchanged(
      409,
      'Nobody changes their own role or removes themselves, so that there is always an owner. Ask another owner.',
    )
  const words = `You are not an owner any more, so nothing was changed. ${refusalWords('team', await owners())}`
  return unchanged(403, words, { form })
}

function unchanged(status: number, message: string | null, more: Partial<UnchangedTeam> = {}) {
  const { errors = {}, form = { email: '', role: '' } } = more
  const answer: UnchangedTeam = { message, errors, form }
  return data(answer, { status })
}
