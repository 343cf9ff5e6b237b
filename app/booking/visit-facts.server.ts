import { languageInOffice, type Language } from '../../content/language/languages.ts'
import { t, translated } from '../../content/language/t.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { slotMinutes, type OwnAppointment } from '../rules/booking.ts'
import { directionsUrl } from '../rules/company-links.ts'
import { fullDay } from '../rules/day-labels.ts'
import {
  meetSentence,
  meetWords,
  phoneWords,
  toldOf,
  type ToldDetails,
} from '../rules/visit-details.ts'
import { ownLink } from './own-link.server.ts'

type Told = OwnAppointment & Partial<ToldDetails>
type Facts = [label: string, value: string | null][]

/** What whoever comes is told of their visit in a mail. */
export function visitFacts({ company, visit, catalogue }: MailSettings, appointment: Told): Facts {
  const told = toldOf(appointment)
  const isHere = told.meet === 'workshop'
  return [
    [t('Day'), fullDay(appointment.date)],
    [
      t('Time'),
      t('{time} in Kerala (UTC+05:30), {minutes} minutes', {
        ...{ time: appointment.time, minutes: slotMinutes },
      }),
    ],
    [t('How'), meetSentence(told)],
    [t('Video link'), told.meet === 'video' ? told.videoLink : null],
    ...(isHere
      ? ([
          [t('Place'), company.address.map(translated).join(', ')],
          [t('Directions'), visit.directions.map(translated).join(' ')],
          [t('Please ask for'), translated(visit.askFor)],
          [t('Please bring'), visit.bring.map(translated).join(' ')],
        ] satisfies Facts)
      : []),
    [t('Visitors'), told.visitors ? String(told.visitors) : null],
    [t('Machine of interest'), machineOf(catalogue, appointment)],
    [t('Your note'), appointment.note],
    [t('Phone'), company.phone.display],
  ]
}

/** Links for the way here, and for the gate; none to whoever does not come. */
export function waysToCome({ company, publicUrl }: MailSettings, told: Told, token: string) {
  if (toldOf(told).meet !== 'workshop') return []
  return [
    { href: directionsUrl(company), words: t('Open the map') },
    { href: `${ownLink({ publicUrl }, token)}#gate`, words: t('Show your code at the gate') },
  ]
}

type ToldInLanguage = Told & { language: Language }

/** What our own people are told of it. */
export function toldFacts(
  { catalogue }: Pick<MailSettings, 'catalogue'>,
  { language, ...appointment }: ToldInLanguage,
): Facts {
  const told = toldOf(appointment)
  const { company, visitors, meet, videoLink } = told
  return [
    ['Phone', phoneWords(told)],
    ['Company', company],
    ['Visitors', visitors ? String(visitors) : null],
    ['Machine of interest', machineOf(catalogue, appointment)],
    [howToMeet, howWords(meet, videoLink)],
    ['Language', languageInOffice(language)],
  ]
}

/** What they are told after a change: also what was taken back. */
export function changedFacts(
  settings: Pick<MailSettings, 'catalogue'>,
  before: ToldInLanguage,
  now: ToldInLanguage,
): Facts {
  const was = new Map(toldFacts(settings, before))
  const facts = toldFacts(settings, now).map(([label, value]): Facts[number] => {
    const gone = label === howToMeet ? `${meetWords.workshop} again` : takenBack
    return [label, value ?? (was.get(label) ? gone : null)]
  })
  return [...facts, ['Note', before.note && !now.note ? takenBack : null]]
}

const takenBack = 'taken back'
const howToMeet = 'How to meet'

const howWords = (meet: ToldDetails['meet'], videoLink: string | null) => {
  if (meet === 'workshop') return null
  if (meet === 'telephone') return 'By telephone: please call them'
  return videoLink ? `By video: ${videoLink}` : 'By video: type the link in the office'
}

/** Of a visit; that of a demo stands in its title. */
function machineOf(catalogue: MailSettings['catalogue'], { purpose, productId }: OwnAppointment) {
  return purpose === 'visit' && productId ? catalogue.nameOf(productId) : null
}
