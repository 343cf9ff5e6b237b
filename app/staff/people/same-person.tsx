import { Form, Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { May } from '../may.tsx'
import type { FoundTogether } from './join-found.server.ts'
import { FoundPeople } from './found-people.tsx'
import type { PersonSummary } from './person-summary.server.ts'

export interface SameSearch {
  words: string
  found: FoundTogether[]
  /** Before anything is searched: who was booked by telephone under a number of this person. */
  perhaps: FoundTogether[]
  /** Picked, to look at both before it is said. */
  other: (PersonSummary & { key: string }) | null
}

export const nobodySought: SameSearch = { words: '', found: [], perhaps: [], other: null }

/** After either; null of any other address. */
export function joinedWords(query: URLSearchParams): string | null {
  const done = query.get('done')
  if (done === 'joined') return 'They are one person from now on: all of it stands here.'
  return done === 'parted' ? 'They are two people from now on.' : null
}

interface SamePersonProps {
  /** The address or number that was asked for. */
  asked: string
  /** All that is joined, that one too; none where it stands alone. */
  joined: string[]
  same: SameSearch
  now: Date
}

/** One person under several addresses and numbers: what is joined, and what to join. */
export function SamePerson({ asked, joined, same, now }: SamePersonProps) {
  return (
    <section className="office-section same-person" aria-labelledby="same-person">
      <h2 id="same-person">The same person</h2>
      {joined.length === 0 ? (
        <p>
          Somebody who wrote from another address, or called, can be put together with this one.
        </p>
      ) : (
        <>
          <p>
            Together on this page, in the file to download and when erased. Mails and sign-ins stay
            with each address.
          </p>
          <ul className="same-keys">
            {joined.map((key) => (
              <li key={key}>
                <Link className="office-link" to={officePath.person(key)}>
                  {key}
                </Link>
                <May right="correct">
                  <Form method="post" action={officePath.person(asked)}>
                    <input type="hidden" name="person" value={asked} />
                    <input type="hidden" name="other" value={key} />
                    <button className="office-button" name="do" value="part">
                      <span>
                        Somebody else<span className="sr-only"> {key}</span>
                      </span>
                    </button>
                  </Form>
                </May>
              </li>
            ))}
          </ul>
        </>
      )}
      <May right="correct">
        {same.other ? (
          <BothPeople asked={asked} joined={joined} other={same.other} />
        ) : (
          <Search {...{ asked, same, now }} />
        )}
      </May>
    </section>
  )
}

function Search({ asked, same, now }: Pick<SamePersonProps, 'asked' | 'same' | 'now'>) {
  const { words, found, perhaps } = same
  return (
    <search>
      <Form
        key={words}
        className="office-actions"
        action={`${officePath.people()}#same-person`}
        preventScrollReset
      >
        <input type="hidden" name="person" value={asked} />
        <input
          type="search"
          name="same"
          className="office-input people-words"
          aria-label="This is the same person as: name, e-mail or phone"
          placeholder="The same as … name, e-mail or phone"
          defaultValue={words}
          minLength={2}
          required
        />
        <button className="office-button">Search</button>
      </Form>
      {words && found.length === 0 && (
        <p className="office-empty">Nobody else is known by ‘{words}’.</p>
      )}
      {perhaps.length > 0 && (
        <p>Perhaps the same person: booked by telephone, with a number that was given here.</p>
      )}
      <FoundPeople
        found={words ? found : perhaps}
        now={now}
        to={(key) => `${officePath.person(asked, { with: key })}#same-person`}
      />
    </search>
  )
}

type BothPeopleProps = Pick<SamePersonProps, 'asked' | 'joined'> & {
  other: NonNullable<SameSearch['other']>
}

/** Looked at before it is said. */
function BothPeople({ asked, joined, other }: BothPeopleProps) {
  const theirs = other.joined.length > 0 ? other.joined : [other.key]
  const facts: [string, string][] = [
    ['Name', other.names.join(', ')],
    ['Known by', theirs.join(', ')],
    ['Phone', other.phones.join(', ')],
    ['Enquiries', String(other.enquiries.length || '')],
    ['Appointments', String(other.appointments.length || '')],
    ['Mails', String(other.mails.length || '')],
  ]
  return (
    <Form method="post" action={officePath.person(asked)} className="same-question">
      <h3>Are these one person?</h3>
      <p>{(joined.length > 0 ? joined : [asked]).join(', ')}, as on this page, and:</p>
      <dl className="facts person-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <input type="hidden" name="person" value={asked} />
      <input type="hidden" name="other" value={other.key} />
      <p className="office-actions">
        <Button type="submit" compact name="do" value="join">
          They are one person
        </Button>
        <ButtonLink compact variant="outline" to={officePath.person(asked)}>
          They are two
        </ButtonLink>
      </p>
    </Form>
  )
}
