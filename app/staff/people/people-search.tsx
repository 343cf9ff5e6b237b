import { Form, Link } from 'react-router'
import { DateTime } from '../date-time.tsx'
import type { FoundPerson } from './search-people.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface PeopleSearchProps {
  search: string
  found: FoundPerson[]
  now: Date
}

export function PeopleSearch({ search, found, now }: PeopleSearchProps) {
  return (
    <search>
      <Form key={search} className="office-actions" action={officePath.people()}>
        <input
          type="search"
          name="q"
          className="office-input people-words"
          aria-label="Name, e-mail or phone of a person"
          placeholder="Name, e-mail or phone"
          defaultValue={search}
          minLength={2}
          required
        />
        <button className="office-button">Search</button>
      </Form>
      {!search && (
        <p className="office-empty">
          Everybody who wrote, booked or signed in: all that is kept about a person, to export,
          correct or erase.
        </p>
      )}
      {search && found.length === 0 && (
        <p className="office-empty">Nobody is known by ‘{search}’.</p>
      )}
      {found.length > 0 && (
        <ul className="people-found">
          {found.map((person) => (
            <li key={person.email ?? person.phone}>
              <Link to={officePath.person(person.email ?? person.phone ?? '')}>
                <b>{person.name}</b>
                <span>{person.email ?? person.phone}</span>
                <span className="office-quiet">{countsOf(person)}</span>
                <span className="office-quiet">
                  <DateTime at={person.lastAt} now={now} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function countsOf({ enquiries, appointments }: FoundPerson): string {
  const counts = [
    enquiries > 0 && `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`,
    appointments > 0 && `${appointments} ${appointments === 1 ? 'appointment' : 'appointments'}`,
  ].filter(Boolean)
  return counts.length > 0 ? counts.join(', ') : 'signed in only'
}
