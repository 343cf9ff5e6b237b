import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { appointmentMessages, messageWords } from '../../rules/message-text.ts'
import type { AgendaEntry } from './agenda.server.ts'
import { May } from '../may.tsx'
import { MessageForm } from '../messages/message-form.tsx'
import type { OpenedBefore } from '../messages/messages-opened.server.ts'
import { MessagesOpened } from '../messages/messages-opened.tsx'

interface AppointmentMessagesProps {
  entry: AgendaEntry
  opened: OpenedBefore[]
  now: Date
}

/** The texts for WhatsApp, and who opened which before. */
export function AppointmentMessages({ entry, opened, now }: AppointmentMessagesProps) {
  return (
    <section className="appointment-messages" aria-labelledby="messages-title">
      <h2 id="messages-title">WhatsApp</h2>
      <div className="office-actions">
        {appointmentMessages.map((kind) => (
          <MessageForm key={kind} action={officePath.appointment(entry.id)} text={kind}>
            {messageWords[kind]}
          </MessageForm>
        ))}
        <May right="site">
          <Link className="office-link" to={officePath.siteContent('messages')}>
            Change the texts
          </Link>
        </May>
      </div>
      <MessagesOpened {...{ opened, now }} />
    </section>
  )
}
