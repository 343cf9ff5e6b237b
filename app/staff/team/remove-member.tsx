import { Form } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Member } from './team.server.ts'

/** Asked once more, with what it means. */
export function RemoveMember({ member }: { member: Member }) {
  const { id, name, email, enteredAt, feeds } = member
  return (
    <section className="office-notice team-remove" aria-labelledby="remove-title">
      <h2 id="remove-title">Remove {name ?? email}?</h2>
      {name && <p className="team-email">{email}</p>}
      <p>
        {enteredAt
          ? 'They are signed out everywhere, and whatever they press next is refused. '
          : 'They have not entered yet, and can’t any more. An invitation that is still waiting is not sent. '}
        {feeds.length > 0 && `Their calendar feeds end: ${feeds.join(', ')}. `}
        What they did stays, and enquiries stay assigned to them until somebody takes them.
      </p>
      <Form method="post" action={officePath.team()} className="office-actions">
        <input type="hidden" name="do" value="remove" />
        <input type="hidden" name="id" value={id ?? ''} />
        <Button type="submit" compact>
          Remove
        </Button>
        <ButtonLink compact variant="outline" to={officePath.team()}>
          Keep
        </ButtonLink>
      </Form>
    </section>
  )
}
