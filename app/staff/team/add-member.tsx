import { Form } from 'react-router'
import { officePath, type TypedForTeam } from '../../page/office-paths.ts'
import { roleDuties, roles, roleWords } from '../../rules/team.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useHasMailServer } from '../use-has-mail-server.ts'
import type { UnchangedTeam } from './team-action.server.ts'

interface AddMemberProps {
  formId: string
  /** The form as it was refused. */
  refused: UnchangedTeam | undefined
  /** Before its writer was sent to sign in. */
  typed: TypedForTeam
}

export function AddMember({ formId, refused, typed }: AddMemberProps) {
  const { form = typed.member ? { email: '', role: '' } : typed, errors = {} } = refused ?? {}
  const chosen = form.role || 'sales'
  return (
    <section className="office-section" aria-labelledby="add-title">
      <h2 id="add-title">Add</h2>
      <Form method="post" action={officePath.team()} className="office-form team-add" noValidate>
        <input type="hidden" name="do" value="add" />
        <input type="hidden" name="id" value={formId} />
        <Field label="E-mail of their Google account" error={errors.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              spellCheck={false}
              required
              defaultValue={form.email}
            />
          )}
        </Field>
        <fieldset className="team-roles">
          <legend>Role</legend>
          {[...roles].reverse().map((role) => (
            <label key={role} className="office-check">
              <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
              <span>
                <b>{roleWords[role]}</b>: {roleDuties[role]}
              </span>
            </label>
          ))}
          {errors.role && <p className="field-error">{errors.role}</p>}
        </fieldset>
        <p className="office-actions">
          <Button type="submit" compact variant="signal">
            Add and invite
          </Button>
        </p>
        <p className="office-quiet">
          {useHasMailServer()
            ? 'They get a mail with your name and a link to sign in.'
            : 'No mail server is set: their invitation is kept under Mail, and they have to hear of it from you.'}
        </p>
      </Form>
    </section>
  )
}
