import type { ReactNode } from 'react'
import { t } from '../../content/language/t.ts'
import type { OwnVisit } from './drawn-page.ts'
import { useCompany } from '../page/company.ts'
import { purposeLabel, slotMinutes } from '../rules/booking.ts'
import { directionsUrl } from '../rules/company-links.ts'
import { dayOfMonth, fullDay, monthOf, shortDay, weekdayNames } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Fact } from '../ui/fact.tsx'
import styles from './drawn-pages.css?url'

interface DrawnFrameProps {
  heading: string
  said: string | null
  refused: string | null
  /** Stands beside it where there is room. */
  aside: ReactNode
  children: ReactNode
}

/** What all these pages have around what they show. */
export function DrawnFrame({ heading, said, refused, aside, children }: DrawnFrameProps) {
  return (
    <div className="wrap own-appointment">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="section-head">
        <h1 className="wide heading-2">{heading}</h1>
      </div>
      <div className="own-columns">
        <div className="own-words">
          {said && (
            <p role="status" className="own-said">
              {said}
            </p>
          )}
          {refused && (
            <p role="alert" className="enquiry-alert own-refused">
              {refused}
            </p>
          )}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}

interface AppointmentFactsProps {
  title: string
  date: string
  time: string
  name: string
  note: string | null
  /** Before anything is booked there is none. */
  visit?: OwnVisit
}

export function AppointmentFacts({ visit, ...appointment }: AppointmentFactsProps) {
  const { title, date, time, name, note } = appointment
  const here = visit ? visit.here : nothingKnown
  const videoLink = visit?.videoLink
  const company = useCompany()
  return (
    <dl className="facts">
      <Fact label={purposeLabel()}>{title}</Fact>
      <Fact label={t('Day')}>{fullDay(date)}</Fact>
      <Fact label={t('Time')}>
        {t('{time}, Indian Standard Time, {n} minutes', { time, n: slotMinutes })}
      </Fact>
      <Fact label={t('Name')}>{name}</Fact>
      <Fact label={t('How')}>{visit?.how}</Fact>
      <Fact label={t('Video link')}>
        {videoLink && (
          <a href={videoLink} target="_blank" rel="noreferrer" className="own-video">
            {videoLink}
          </a>
        )}
      </Fact>
      {here && (
        <Fact label={t('Where')}>
          {company.name}, {company.address.join(', ')}
          <br />
          <a href={directionsUrl(company)} target="_blank" rel="noreferrer">
            {t('Get directions')}
          </a>
        </Fact>
      )}
      <Fact label={t('The way')}>{here && linesOf(here.directions)}</Fact>
      <Fact label={t('Please ask for')}>{here?.askFor}</Fact>
      <Fact label={t('Please bring')}>{here && linesOf(here.bring)}</Fact>
      <Fact label={t('Phone')}>
        <a href={company.phone.href}>{company.phone.display}</a>
      </Fact>
      <Fact label={t('Company')}>{visit?.company}</Fact>
      <Fact label={t('Visitors')}>{visit?.visitors}</Fact>
      <Fact label={t('Machine of interest')}>{visit?.machine}</Fact>
      <Fact label={t('Your note')}>
        {note && <span className="confirmation-note">{note}</span>}
      </Fact>
    </dl>
  )
}

const nothingKnown: OwnVisit['here'] = { directions: [], bring: [], askFor: '' }

/** One below the other; none where there is none. */
function linesOf(lines: string[]) {
  if (lines.length === 0) return null
  return lines.map((line) => (
    <span key={line} className="own-line">
      {line}
    </span>
  ))
}

interface ChangeWaysProps {
  calendar: string
  action: string
  /** What the address keeps, beside the step. */
  kept?: [name: string, value: string]
}

/** Buttons that lead to the same page in another step, by forms that only read. */
export function ChangeWays({ calendar, action, kept }: ChangeWaysProps) {
  const hidden = kept && <input type="hidden" name={kept[0]} value={kept[1]} />
  return (
    <div className="actions">
      <ButtonAnchor href={calendar} download icon="download">
        {t('Add to calendar')}
      </ButtonAnchor>
      <form action={action}>
        {hidden}
        <Button type="submit" name="move" variant="outline">
          {t('Move')}
        </Button>
      </form>
      <form action={action}>
        {hidden}
        <Button type="submit" name="details" variant="outline">
          {t('Change what you told us')}
        </Button>
      </form>
      <form action={action}>
        {hidden}
        <Button type="submit" name="cancel" variant="outline">
          {t('Cancel appointment')}
        </Button>
      </form>
    </div>
  )
}

interface CancelQuestionProps {
  date: string
  time: string
  action: string
  back: string
  /** Whether a mail tells that it is cancelled. */
  isMailed: boolean
}

export function CancelQuestion({ date, time, action, back, isMailed }: CancelQuestionProps) {
  return (
    <section className="cancel-question" aria-labelledby="cancel-question">
      <h2 id="cancel-question">
        {t('Cancel your appointment on {day}, {time}?', { day: shortDay(date), time })}
      </h2>
      <p>
        {t('Its slot is free for others at once.')}
        {isMailed && ` ${t('You get a mail that it is cancelled.')}`}
      </p>
      <div className="actions">
        {/* First, so that an impatient second click lands on the harmless one. */}
        <ButtonAnchor compact href={back}>
          {t('Keep it')}
        </ButtonAnchor>
        <form method="post" action={action}>
          <input type="hidden" name="do" value="cancel" />
          <input type="hidden" name="shown" value={`${date} ${time}`} />
          <Button type="submit" compact variant="outline">
            {t('Yes, cancel it')}
          </Button>
        </form>
      </div>
    </section>
  )
}

export function StartedWords() {
  return (
    <p>
      {t('It has started and can no longer be moved or cancelled online.')}{' '}
      <CallUs>{t('If something is in the way, call us')}</CallUs>
    </p>
  )
}

export function CallUs({ children }: { children: ReactNode }) {
  const { phone } = useCompany()
  return (
    <>
      {children}:{' '}
      <a href={phone.href} style={{ whiteSpace: 'nowrap' }}>
        {phone.display}
      </a>
      .
    </>
  )
}

/** The day as a leaf of a calendar. */
export function DayLeaf({ date, time, isOff }: { date: string; time: string; isOff?: boolean }) {
  return (
    <div
      className="confirmation-plate own-leaf"
      data-off={isOff ? '' : undefined}
      aria-hidden="true"
    >
      <span>{weekdayNames(date).full}</span>
      <b>{dayOfMonth(date)}</b>
      <span>
        {monthOf(date)}, {time}
      </span>
    </div>
  )
}
