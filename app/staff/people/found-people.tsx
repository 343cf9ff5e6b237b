import { Link } from 'react-router'
import { DateTime } from '../date-time.tsx'
import type { FoundTogether } from './join-found.server.ts'
import type { FoundPerson } from './search-people.server.ts'

interface FoundPeopleProps {
  found: FoundTogether[]
  now: Date
  /** Where a person leads to, by their address or number. */
  to: (key: string) => string
}

export function FoundPeople({ found, now, to }: FoundPeopleProps) {
  if (found.length === 0) return null
  return (
    <ul className="people-found">
      {found.map((person) => (
        <li key={person.email ?? person.phone}>
          <Link to={to(person.email ?? person.phone ?? '')}>
            <b>
              <bdi>{person.name}</bdi>
            </b>
            <span>{[person.email ?? person.phone, ...person.also].join(', ')}</span>
            <span className="office-quiet">{countsOf(person)}</span>
            <span className="office-quiet">
              <DateTime at={person.lastAt} now={now} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function countsOf({ enquiries, appointments }: FoundPerson): string {
  const counts = [
    enquiries > 0 && `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`,
    appointments > 0 && `${appointments} ${appointments === 1 ? 'appointment' : 'appointments'}`,
  ].filter(Boolean)
  return counts.length > 0 ? counts.join(', ') : 'signed in only'
}
