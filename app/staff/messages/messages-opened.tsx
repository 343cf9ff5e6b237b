import type { MessageKind } from '../../../content/messages.ts'
import { messageWords } from '../../rules/message-text.ts'
import { DateTime } from '../date-time.tsx'
import type { OpenedBefore } from './messages-opened.server.ts'

interface MessagesOpenedProps {
  opened: OpenedBefore[]
  now: Date
}

/** What WhatsApp was opened with; whether it was sent is known there alone. */
export function MessagesOpened({ opened, now }: MessagesOpenedProps) {
  if (opened.length === 0) return null
  return (
    <ul className="messages-opened" aria-label="Opened in WhatsApp">
      {opened.map(({ id, at, by, text }) => (
        <li key={id}>
          <b>{messageWords[text as MessageKind] ?? text}</b> opened by {by ?? 'somebody'},{' '}
          <DateTime at={at} now={now} />
        </li>
      ))}
    </ul>
  )
}
