import { here, t } from '../../content/language/t.ts'
import { longestNote, messages } from '../rules/booking.ts'
import { fullDay, shortDay } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { tNodes } from '../ui/t-nodes.tsx'
import { ClosedDays, DayLinks, SlotInputs } from './choice-inputs.tsx'
import { CallUs, DayLeaf, DrawnFrame } from './drawn-facts.tsx'
import type { Book } from './drawn-page.ts'
import { OwnOnDay } from './own-on-day.tsx'
import type { VisitForm } from './visit-draft.ts'
import { visitStyles } from './own-visit-parts.tsx'
import { VisitFields } from './visit-fields.tsx'
import { concernsWaiting, WaitSection } from './wait-section.tsx'

/** The book as a page: what the dialog does, for browsers without scripts. */
export default function BookView({ shown }: { shown: Book }) {
  const { own, user } = shown
  const aside = own ? <DayLeaf {...own} /> : <Account {...shown} />
  return (
    <DrawnFrame {...shown} heading={headingOf(shown)} aside={aside}>
      {own && user ? (
        <>
          {visitStyles}
          <OwnOnDay shown={shown} own={own} name={user.name} />
        </>
      ) : (
        <>
          <BookForm {...shown} />
          {concernsWaiting(shown) && <WaitSection {...shown} />}
        </>
      )}
    </DrawnFrame>
  )
}

function headingOf({ own, step }: Book): string {
  if (!own) return t('Executive Appointment Booking')
  if (step === 'cancel') return t('Cancel your appointment?')
  if (step === 'details') return t('Change what you told us')
  return step === 'move' ? t('Move your appointment') : t('Appointment booked')
}

function BookForm(shown: Book) {
  const { choice, closed, time, wish, title, offer, again, topic, user, signIn, visit } = shown
  const { days, date, slots } = choice
  const kept = topic && `&${topic}`
  return (
    <>
      {typeof offer === 'string' && <p>{messages.offerGone(offer)}</p>}
      {offer !== null && typeof offer !== 'string' && (
        <p className="lead">
          {t('Another slot for your {appointment} of {day}, {time}, which we had to cancel.', {
            appointment: wish.purpose === 'demo' ? title : t('appointment'),
            ...{ day: shortDay(offer.date), time: offer.time },
          })}
        </p>
      )}
      {offer === null && wish.purpose === 'demo' && <p className="lead">{title}</p>}
      {date === null ? (
        <p>
          {t('No slots available.')} <CallUs>{t('Call us and we will find a time')}</CallUs>
        </p>
      ) : (
        <>
          <DayLinks days={days} date={date} hrefOf={(day) => here(`/book?day=${day}${kept}`)} />
          <ClosedDays days={closed} />
          {/* Signed out it only chooses: a form may lead to no other site, and signing in does. Who typed was signed in. */}
          <form method={visit ? 'post' : 'get'} action={here('/book')} id="slots">
            <input type="hidden" name="day" value={date} />
            <input type="hidden" name="purpose" value={wish.purpose} />
            {wish.purpose === 'demo' && wish.productId && (
              <input type="hidden" name="product" value={wish.productId} />
            )}
            {again && <input type="hidden" name="again" value={again} />}
            <SlotInputs date={date} slots={slots} chosen={time} />
            {visit ? (
              <>
                <Field
                  label={
                    wish.purpose === 'demo' ? t('What would you like to see?') : t('A note for us')
                  }
                  optional
                  className="own-note"
                >
                  {(control) => (
                    <textarea
                      {...control}
                      name="note"
                      rows={2}
                      maxLength={longestNote}
                      defaultValue={wish.note ?? ''}
                    />
                  )}
                </Field>
                <MoreAboutVisit {...visit} />
                {user ? <BookButton variant="signal" /> : <SignInBeside {...shown} />}
              </>
            ) : (
              <div className="actions">
                {time && (
                  <ButtonAnchor variant="signal" href={signIn}>
                    {t('Sign in with Google to book {time}', { time })}
                  </ButtonAnchor>
                )}
                <Button type="submit" variant={time ? 'outline' : 'ink'}>
                  {t('Choose this slot')}
                </Button>
              </div>
            )}
          </form>
        </>
      )}
    </>
  )
}

const inNewTab = { target: '_blank', rel: 'noreferrer' }

/** Their session ended while they typed: on this page nothing of it is lost, on the way to another it would be. */
function SignInBeside({ signIn, time }: Book) {
  return (
    <>
      <p>
        {t('What you typed is kept on this page.')}{' '}
        {t('Sign in in a new tab, then come back and press ‘Book Appointment’.')}
      </p>
      <div className="actions">
        <ButtonAnchor variant="signal" href={signIn} {...inNewTab}>
          {time ? t('Sign in with Google to book {time}', { time }) : t('Sign in with Google')}
        </ButtonAnchor>
        <BookButton variant="outline" />
      </div>
    </>
  )
}

function BookButton({ variant }: { variant: 'signal' | 'outline' }) {
  return (
    <Button type="submit" variant={variant}>
      {t('Book Appointment')}
    </Button>
  )
}

/** Closed: only the seed's own is asked for. */
function MoreAboutVisit(form: VisitForm) {
  const { phone, company } = form.draft
  return (
    <details className="visit-more" open={form.wrong !== null}>
      <summary>
        {t('More about your visit')}{' '}
        <span>{phone || company ? t('(filled in)') : t('(optional)')}</span>
      </summary>
      <VisitFields {...form} />
    </details>
  )
}

/** Who books, and what they have booked. */
function Account({ user, upcoming, signIn, visit }: Book) {
  return (
    <aside aria-label={t('Your account')} className="own-account">
      {user ? (
        <>
          <p>{tNodes('Signed in as {name}', { name: <b>{user.name}</b> })}</p>
          <form method="post" action={here('/api/sign-out?keep')}>
            <Button type="submit" compact variant="outline">
              {t('Sign out')}
            </Button>
          </form>
        </>
      ) : (
        <>
          <p>{t('Look at all days and slots freely; sign in to book.')}</p>
          <ButtonAnchor compact variant="outline" href={signIn} {...(visit && inNewTab)}>
            {t('Sign in with Google')}
          </ButtonAnchor>
        </>
      )}
      {upcoming.length > 0 && (
        <section aria-label={t('Your appointments')}>
          <h2>{t('Your appointments')}</h2>
          <ul>
            {upcoming.map(({ date, time }) => (
              <li key={date}>
                <a href={here(`/book?day=${date}`)}>
                  {fullDay(date)}, {time}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
