import { Form } from 'react-router'
import type { FoundTogether } from './join-found.server.ts'
import { FoundPeople } from './found-people.tsx'
import { officePath } from '../../page/office-paths.ts'

interface PeopleSearchProps {
  search: string
  found: FoundTogether[]
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
      <FoundPeople found={found} now={now} to={officePath.person} />
    </search>
  )
}
