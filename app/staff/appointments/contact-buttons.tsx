import { Icon, type IconName } from '../../ui/icons.tsx'
import { mailtoHref, telHref, whatsAppHref } from '../contact-links.ts'
import type { AgendaEntry } from './agenda.server.ts'
import { longDay } from '../../rules/day-labels.ts'
import { messageWords, type AppointmentMessage } from '../../rules/message-text.ts'
import { officePath } from '../../page/office-paths.ts'
import { useMay } from '../may.tsx'
import { MessageForm } from '../messages/message-form.tsx'

interface ContactButtonsProps {
  entry: AgendaEntry
  /** The text that fits now; without it the chat begins with whom and when. */
  message?: AppointmentMessage
}

/** Call, WhatsApp, mail: one tap each, and none that leads nowhere. */
export function ContactButtons({ entry, message }: ContactButtonsProps) {
  const { id, name, email, phone, ownPhone, whatsapp, date, time, status } = entry
  const mayText = useMay()('appointments') && status !== 'cancelled'
  const about = `your appointment with DINO on ${longDay(date)}, ${time}`
  // They said so of the number that they gave.
  const hasNone = whatsapp === false && ownPhone !== null
  const whatsApp = phone && !hasNone && whatsAppHref(phone, `Hello ${name}, about ${about}: `)
  return (
    <div className="contact-buttons">
      {phone && <Way icon="phone" label={`Call ${name}`} href={telHref(phone)} />}
      {whatsApp && message && mayText && (
        <MessageForm
          action={officePath.appointment(id)}
          text={message}
          label={`WhatsApp to ${name}: ${messageWords[message].toLowerCase()}`}
        >
          <Icon name="chat" />
        </MessageForm>
      )}
      {whatsApp && !(message && mayText) && (
        <Way icon="chat" label={`WhatsApp to ${name}`} href={whatsApp} opensElsewhere />
      )}
      {email && (
        <Way
          icon="mail"
          label={`Mail to ${name}`}
          href={mailtoHref(email, { subject: capital(about) })}
        />
      )}
    </div>
  )
}

interface WayProps {
  icon: IconName
  label: string
  href: string
  opensElsewhere?: boolean
}

function Way({ icon, label, href, opensElsewhere = false }: WayProps) {
  const elsewhere = opensElsewhere ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a className="office-button" href={href} aria-label={label} title={label} {...elsewhere}>
      <Icon name={icon} />
    </a>
  )
}

const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1)
