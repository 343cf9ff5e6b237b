import { here, t } from '../../content/language/t.ts'
import { messages } from '../rules/booking.ts'
import { tNodes } from '../ui/t-nodes.tsx'
import { AppointmentFacts, CancelQuestion, ChangeWays, StartedWords } from './drawn-facts.tsx'
import type { Book, Booked } from './drawn-page.ts'
import { MoveForm } from './move-form.tsx'
import { DetailsForm, GateSection, VisitOnTheDay } from './own-visit-parts.tsx'

interface OwnOnDayProps {
  shown: Book
  own: Booked
  name: string
}

/** Whoever has a slot that day sees it, and no picker. */
export function OwnOnDay({ shown: { step, choice, hasMailServer }, own, name }: OwnOnDayProps) {
  const { date, time, canChange, visit } = own
  const book = here('/book')
  const back = `${book}?day=${date}`
  if (step === 'move')
    return (
      <MoveForm
        {...{ date, time, choice, back }}
        action={book}
        hrefOf={(day) => `${back}&move=${day}`}
      />
    )
  if (step === 'details')
    return <DetailsForm form={visit.form} {...{ date, time, back }} action={book} />
  return (
    <>
      {step === 'see' && <p>{messages.booked(time)}</p>}
      <VisitOnTheDay visit={visit} {...{ date, time }} action={book} />
      <AppointmentFacts {...own} name={name} />
      {!canChange && <StartedWords />}
      {step === 'cancel' && (
        <CancelQuestion {...{ date, time, back }} action={book} isMailed={hasMailServer} />
      )}
      {step === 'see' && canChange && (
        <ChangeWays
          calendar={here(`/api/appointments/${date}/calendar.ics`)}
          action={book}
          kept={['day', date]}
        />
      )}
      <GateSection gate={visit.gate} />
      <p>
        {tNodes('{book}. This appointment stays when you do.', {
          book: <a href={book}>{t('Book another day')}</a>,
        })}
      </p>
    </>
  )
}
