import { Form, Link } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { AgendaEntry } from '../appointments/agenda.server.ts'
import type { StaffSlot } from './days.server.ts'
import { namesOf } from '../busy-words.ts'
import { forWhom } from '../held-words.ts'
import { NoMailServer } from '../no-mail-server.tsx'
import { officePath } from '../../page/office-paths.ts'

interface SlotListProps {
  slots: StaffSlot[]
  booked: AgendaEntry[]
  /** Those of them that are still to come: what has begun is not called off. */
  ahead: AgendaEntry[]
  /** The slot whose closing waits for a reason. */
  closing: string | null
  canChange: boolean
  refused: { message: string; reason: string } | null
}

export function SlotList({ slots, booked, ahead, closing, canChange, refused }: SlotListProps) {
  if (slots.length === 0) return <p className="office-empty">This day has no slots.</p>
  const asked = ahead.find(({ time }) => time === closing)
  return (
    <>
      {asked && canChange && <CloseBookedSlot entry={asked} refused={refused} />}
      <ul className="day-slots">
        {slots.map((slot) => (
          <SlotItem
            key={slot.time}
            slot={slot}
            entry={booked.find(({ time }) => time === slot.time)}
            isAhead={ahead.some(({ time }) => time === slot.time)}
            canChange={canChange}
          />
        ))}
      </ul>
    </>
  )
}

interface SlotItemProps {
  slot: StaffSlot
  entry: AgendaEntry | undefined
  isAhead: boolean
  canChange: boolean
}

function SlotItem({ slot, entry, isAhead, canChange }: SlotItemProps) {
  const { time, closed } = slot
  const whose = <span className="sr-only"> {time}</span>
  return (
    <li data-state={entry ? 'booked' : closed ? 'closed' : 'open'}>
      <b>{time}</b>
      {entry ? (
        <Link className="office-link" to={officePath.appointment(entry.id)}>
          <bdi>{entry.name}</bdi>
        </Link>
      ) : (
        <span className="office-quiet">{stateWords(slot)}</span>
      )}
      {canChange && !entry && (
        // One button that changes its words, so that it keeps the focus.
        <Form method="post" preventScrollReset>
          <input type="hidden" name="time" value={time} />
          <button className="office-button" name="do" value={closed ? 'open-slot' : 'close-slot'}>
            <span>
              {closed ? 'Open' : 'Close'}
              {whose}
            </span>
          </button>
        </Form>
      )}
      {canChange && isAhead && (
        <Link className="office-button" to={`?close=${time}`} preventScrollReset>
          <span>Close…{whose}</span>
        </Link>
      )}
    </li>
  )
}

function stateWords({ closed, busy, held }: StaffSlot): string {
  if (closed) return 'Closed'
  if (busy) return `Busy: ${namesOf(busy)}`
  return held ? `Held ${forWhom(held)}` : 'Free'
}

interface CloseBookedSlotProps {
  entry: AgendaEntry
  refused: { message: string; reason: string } | null
}

function CloseBookedSlot({ entry, refused }: CloseBookedSlotProps) {
  return (
    <Form method="post" className="office-form day-question" aria-labelledby="close-slot">
      <h2 id="close-slot">
        Close {entry.time}, which <bdi>{entry.name}</bdi> has booked?
      </h2>
      <p>{tellingWords([entry])}</p>
      {entry.email && <NoMailServer />}
      <input type="hidden" name="time" value={entry.time} />
      <Field label="Reason" required>
        {(control) => (
          <textarea
            {...control}
            name="reason"
            rows={2}
            required
            maxLength={500}
            defaultValue={refused?.reason}
          />
        )}
      </Field>
      <p className="office-actions">
        <Button type="submit" compact name="do" value="close-slot">
          Close {entry.time} and tell <bdi>{entry.name}</bdi>
        </Button>
        <ButtonLink compact variant="outline" to="." preventScrollReset>
          Keep it
        </ButtonLink>
      </p>
    </Form>
  )
}

/** Who hears of it how. */
export function tellingWords(entries: readonly Pick<AgendaEntry, 'email'>[]): string {
  const mailed = entries.filter(({ email }) => email).length
  const called = entries.length - mailed
  const mails =
    mailed === 0
      ? ''
      : mailed === 1
        ? 'One person gets a mail with the reason and a link to choose another slot.'
        : `${mailed} people get a mail with the reason and a link each to choose another slot.`
  const calls =
    called === 0
      ? ''
      : called === 1
        ? 'One person left no e-mail: please call them.'
        : `${called} people left no e-mail: please call them.`
  return [mails, calls].filter(Boolean).join(' ')
}
