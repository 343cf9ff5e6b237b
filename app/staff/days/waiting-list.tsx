import { Form, Link } from 'react-router'
import type { WaitingForDay } from '../../booking/waitlist-wishes.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { wishWords } from '../../rules/waitlist.ts'
import { Button } from '../../ui/button.tsx'
import { DateTime } from '../date-time.tsx'

interface WaitingListProps {
  people: WaitingForDay[]
  now: Date
  canRemove: boolean
}

/** Who waits for a slot on a day, whoever is first first. */
export function WaitingList({ people, now, canRemove }: WaitingListProps) {
  if (people.length === 0) return null
  return (
    <section className="office-section" aria-labelledby="waiting">
      <h2 id="waiting">
        {people.length === 1 ? '1 person waits' : `${people.length} people wait`} for a slot
      </h2>
      <ol className="day-waiting">
        {people.map(({ id, name, email, madeAt, offered, ...wish }) => (
          <li key={id}>
            <span>
              <Link className="office-link" to={officePath.person(email)}>
                <bdi>{name}</bdi>
              </Link>{' '}
              <span className="office-quiet">
                {wishWords(wish)}; since <DateTime at={madeAt} now={now} />
              </span>{' '}
              {offered && <span className="office-tag">{offered} is held for them</span>}
            </span>
            {canRemove && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="wish" value={id} />
                <Button
                  {...{ type: 'submit', name: 'do', value: 'end-wish' }}
                  compact
                  variant="outline"
                  aria-label={`Take off the list: ${name}`}
                >
                  Take off the list
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
