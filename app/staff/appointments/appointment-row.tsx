import { Link } from 'react-router'
import type { AgendaEntry } from './agenda.server.ts'
import { MailTag, PurposeWords, StatusTag } from './appointment-tags.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { fittingMessage } from '../../rules/message-text.ts'
import { May } from '../may.tsx'
import { MarkForm } from './mark-form.tsx'
import { VisitTags } from './visit-tags.tsx'
import { withdrawnWords } from './withdrawn-words.ts'
import { officePath } from '../../page/office-paths.ts'

interface AppointmentRowProps {
  entry: AgendaEntry
  /** The next one to come. */
  isNext: boolean
  /** Now, where its day has come: how it went can be noted. */
  markAt: Date | null
  now: Date
}

export function AppointmentRow({ entry, isNext, markAt, now }: AppointmentRowProps) {
  const { id, time, name, email, phone, note, staffNote, status } = entry
  const isOff = status === 'cancelled'
  const reach = [phone, email].filter(Boolean).join(' · ')
  return (
    <li className="agenda-row" data-off={isOff || undefined}>
      <p className="agenda-time">
        {time}
        {isNext && <span className="label">Next</span>}
      </p>
      <div className="agenda-words">
        <p className="agenda-name">
          <Link to={officePath.appointment(id)}>
            <bdi>{name}</bdi>
          </Link>
          <PurposeWords {...entry} />
          <StatusTag {...entry} />
          <VisitTags {...entry} />
          <MailTag {...entry} />
        </p>
        {note && <p className="agenda-note">{note}</p>}
        {staffNote && (
          <p className="agenda-note">
            <Link className="office-link" to={`${officePath.appointment(id)}#notes`}>
              {staffNote.count === 1 ? 'Our note' : `The latest of our ${staffNote.count} notes`}
            </Link>
            : {staffNote.text}
          </p>
        )}
        {isOff && <Cancelled entry={entry} />}
        <p className="agenda-small">
          <span className="agenda-reach">
            {entry.company && <bdi>{entry.company}</bdi>}
            {entry.company && reach && ' · '}
            {reach}
          </span>
          <Others entry={entry} />
        </p>
      </div>
      <div className="agenda-buttons not-printed">
        <ContactButtons entry={entry} message={fittingMessage(entry, now)} />
        <May right="appointments">
          {!isOff && markAt && <MarkForm entry={entry} now={markAt} />}
          {status === 'booked' && !markAt && (
            <Link className="office-button" to={`${officePath.appointment(id)}#cancel`}>
              Cancel…<span className="sr-only"> {name}</span>
            </Link>
          )}
        </May>
      </div>
    </li>
  )
}

/** Whether the person has another slot by now, or somebody should call. */
function Cancelled({ entry }: { entry: AgendaEntry }) {
  if (entry.cancelledBy !== 'staff') return null
  return (
    <p className="agenda-note">
      {withdrawnWords(entry)}. Reason given: {entry.cancelReason}
    </p>
  )
}

function Others({ entry }: { entry: AgendaEntry }) {
  const { id, otherEnquiries, otherAppointments, bookedByStaff } = entry
  const others = [
    counted(otherEnquiries, 'enquiry', 'enquiries'),
    counted(otherAppointments, 'other appointment', 'other appointments'),
  ].filter(Boolean)
  return (
    <>
      {bookedByStaff && <span>Booked by us</span>}
      {others.length > 0 && (
        <Link className="office-link" to={`${officePath.appointment(id)}#others`}>
          {others.join(', ')}
        </Link>
      )}
    </>
  )
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
