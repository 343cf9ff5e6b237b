import { useId, useState } from 'react'
import { Form, Link } from 'react-router'
import { officePath, type TypedForTeam } from '../../page/office-paths.ts'
import { isRole, roles, roleWords } from '../../rules/team.ts'
import { DateTime } from '../date-time.tsx'
import type { Member } from './team.server.ts'

interface TeamListProps {
  team: Member[]
  now: Date
  /** Before its writer was sent to sign in. */
  typed: TypedForTeam
}

export function TeamList({ team, now, typed }: TeamListProps) {
  return (
    <ul className="team" aria-label="Members">
      {team.map((member) => (
        <li key={member.email}>
          <div className="team-who">
            <b>{member.name ?? member.email}</b>
            {member.isSelf && <span className="office-tag office-tag-strong">You</span>}
            {member.name && <span className="team-email">{member.email}</span>}
            <span className="office-quiet">
              <Since member={member} now={now} />
            </span>
          </div>
          <div className="team-change">
            {member.id === null || member.isSelf ? (
              <span className="team-fixed">{roleWords[member.role]}</span>
            ) : (
              <ChangeMember key={member.role} {...{ member, typed }} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is known of their coming, in a line. */
function Since({
  member: { id, invited, enteredAt, lastSeenAt },
  now,
}: {
  member: Member
  now: Date
}) {
  return (
    <>
      {id === null && 'By STAFF_EMAILS, which only whoever runs the site can change. '}
      {invited && (
        <>
          Invited <DateTime at={invited.at} now={now} />
          {invited.by && ` by ${invited.by}`}
          {'. '}
        </>
      )}
      {!enteredAt && 'Has not entered yet.'}
      {enteredAt && lastSeenAt && (
        <>
          Last seen <DateTime at={lastSeenAt} now={now} />.
        </>
      )}
      {enteredAt && !lastSeenAt && (
        <>
          Entered first <DateTime at={enteredAt} now={now} />.
        </>
      )}
    </>
  )
}

function ChangeMember({ member, typed }: Pick<TeamListProps, 'typed'> & { member: Member }) {
  const { id, name, email, role } = member
  const who = name ?? email
  const begin = typed.member === id && isRole(typed.role) ? typed.role : role
  const [chosen, setChosen] = useState<string>(begin)
  const nowId = useId()
  const isOther = chosen !== role
  return (
    <>
      <Form method="post" action={officePath.team()} className="team-role">
        <input type="hidden" name="do" value="role" />
        <input type="hidden" name="id" value={id ?? ''} />
        <input type="hidden" name="was" value={role} />
        <select
          className="office-input"
          name="role"
          defaultValue={begin}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          aria-label={`Role of ${who}`}
          aria-describedby={isOther ? nowId : undefined}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleWords[each]}
            </option>
          ))}
        </select>
        {isOther && (
          <span id={nowId} className="office-quiet">
            now: {roleWords[role]}
          </span>
        )}
        <button className="office-button" aria-label={`Change the role of ${who}`}>
          Change
        </button>
      </Form>
      <Link
        className="office-link"
        to={officePath.team({ remove: id ?? undefined })}
        aria-label={`Remove ${who}`}
      >
        Remove
      </Link>
    </>
  )
}
