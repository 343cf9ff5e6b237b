import { mailBody } from '../mail/mail-body.ts'
import { newMail, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import { fullDay } from '../rules/day-labels.ts'
import { untilWords } from '../rules/waitlist.ts'
import { ownLink } from './own-link.server.ts'

interface Offered {
  id: string
  date: string
  time: string
  until: Date
  person: { name: string; email: string }
  token: string
  now: Date
}

/** A slot is free for somebody who waited, and held for them for a while. */
export function waitlistOfferMail(
  settings: MailSettings,
  { id, date, time, until, person, token, now }: Offered,
): NewMail {
  const held = untilWords(until, now)
  const hello = person.name === 'Anonymous' ? 'Hello, ' : `${person.name}, `
  const content = mailBody(settings.company, {
    title: 'A slot is free for you',
    paragraphs: [
      `${hello}you asked us to tell you when a slot is free. This one is, and we hold it for you until ${held} in Kerala (UTC+05:30).`,
      'Open the link and press ‘Book it’: no sign-in is needed, so keep the link to yourself. There you can also pass it on, or stop waiting. If you do nothing it goes to whoever is next.',
    ],
    facts: [
      ['Day', fullDay(date)],
      ['Time', `${time} in Kerala (UTC+05:30), 30 minutes`],
      ['Held until', held],
      ['Place', settings.company.address.join(', ')],
      ['Phone', settings.company.phone.display],
    ],
    link: { href: ownLink(settings, token), words: 'See the slot, and book it' },
  })
  const subject = `A slot is free for you: ${fullDay(date)}, ${time}, held until ${held}`
  const envelope = { kind: 'waitlist-offer' as const, about: id, recipient: person.email }
  return newMail(settings, { ...envelope, subject, ...content }, now)
}
