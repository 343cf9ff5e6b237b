import { inLanguage } from '../../content/language/in-language.server.ts'
import type { Language } from '../../content/language/languages.ts'
import { t, translated } from '../../content/language/t.ts'
import { mailBody } from '../mail/mail-body.ts'
import { newMail, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import { slotMinutes } from '../rules/booking.ts'
import { fullDay } from '../rules/day-labels.ts'
import { mostUnanswered, untilWords } from '../rules/waitlist.ts'
import { greeting } from './mail-words.ts'
import { ownLink } from './own-link.server.ts'

interface Offered {
  id: string
  date: string
  time: string
  until: Date
  person: { name: string; email: string }
  /** In which they asked to be told. */
  language: Language
  /** Offers before this one. */
  unanswered: number
  token: string
  now: Date
}

/** A slot is free for somebody who waited, and held for them for a while. */
export const waitlistOfferMail = (settings: MailSettings, offered: Offered): NewMail =>
  inLanguage(offered.language, () => write(settings, offered))

function write(
  settings: MailSettings,
  { id, date, time, until, person, unanswered, token, now }: Offered,
): NewMail {
  const held = untilWords(until, now)
  const content = mailBody(settings.company, {
    title: t('A slot is free for you'),
    paragraphs: [
      t(
        '{hello}you asked us to tell you when a slot is free. This one is, and we hold it for you until {until} in Kerala (UTC+05:30).',
        { hello: greeting(person), until: held },
      ),
      t(
        'Open the link and press ‘Book it’: no sign-in is needed, so keep the link to yourself. There you can also pass it on, or stop waiting. If you do nothing it goes to whoever is next.',
      ),
      ...(unanswered < mostUnanswered - 1
        ? []
        : [
            t(
              'We had no answer about {n} slots before this one. If this one stays without an answer too, we take it that you no longer wait for these days, and write no more about them; you can ask us again at any time.',
              { n: unanswered },
            ),
          ]),
    ],
    facts: [
      [t('Day'), fullDay(date)],
      [
        t('Time'),
        t('{time} in Kerala (UTC+05:30), {minutes} minutes', { time, minutes: slotMinutes }),
      ],
      [t('Held until'), held],
      [t('Place'), settings.company.address.map(translated).join(', ')],
      [t('Phone'), settings.company.phone.display],
    ],
    link: { href: ownLink(settings, token), words: t('See the slot, and book it') },
  })
  const subject = t('A slot is free for you: {day}, {time}, held until {until}', {
    ...{ day: fullDay(date), time, until: held },
  })
  const envelope = { kind: 'waitlist-offer' as const, about: id, recipient: person.email }
  return newMail(settings, { ...envelope, subject, ...content }, now)
}
