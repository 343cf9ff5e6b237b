import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../content/language/t.ts'
import { longDay } from '../../rules/day-labels.ts'
import { fullWords, isWhollyWished, mostWishes, wishWords } from '../../rules/waitlist.ts'
import { tNodes } from '../../ui/t-nodes.tsx'
import { Button } from '../../ui/button.tsx'
import { useWaitlist } from './use-waitlist.ts'
import styles from './wait-band.css?url'
import { WishForm } from './wish-form.tsx'

interface WaitBandProps {
  isSignedIn: boolean
  signIn: ReactNode
  /** Days whose slots are all taken. */
  full: readonly string[]
  /** The day that is shown, when it is one of them. */
  chosen: string | null
  today: string
  onChooseHeld: (date: string, time: string) => void
  onSignedOut: (message: string) => void
}

/** Above the days: which are full, what the visitor waits for, and the slot that is held for them. */
export function WaitBand(props: WaitBandProps) {
  const { isSignedIn, signIn, full, chosen, today, onChooseHeld, onSignedOut } = props
  const { wishes, offer, hasMailServer, told, sending, wait, takeBack } = useWaitlist(
    isSignedIn,
    onSignedOut,
  )
  const [asks, setAsks] = useState(false)
  const band = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const notYetWished = full.filter((day) => !wishes.some((wish) => isWhollyWished(day, wish)))

  // From what was pressed: it gives way to the sign-in, and that to the form.
  useLayoutEffect(() => {
    if (asks) band.current?.querySelector<HTMLElement>('form input, .wait-sign-in a')?.focus()
  }, [asks, isSignedIn])

  // There is no button while the form is open, nor for whoever waits for all that they may.
  const goOn = () => (opener.current ?? heading.current)?.focus()
  const close = () => {
    flushSync(() => setAsks(false))
    goOn()
  }
  return (
    <section ref={band} className="wait-band" aria-labelledby="wait-band">
      <link rel="stylesheet" href={styles} precedence="dialog" />
      <h3 ref={heading} id="wait-band" tabIndex={-1} className="sr-only">
        {t('Waiting for a slot')}
      </h3>
      {/* Always there, so that what is put into it is announced. */}
      <div role="status" className="wait-held">
        {offer && (
          <p>
            {tNodes('{slot}, held until {until}.', {
              slot: (
                <b>
                  {t('A slot is free for you: {time} on {day}', {
                    ...{ time: offer.time, day: longDay(offer.date) },
                  })}
                </b>
              ),
              until: offer.until,
            })}
          </p>
        )}
      </div>
      {offer && (
        <Button compact variant="signal" onClick={() => onChooseHeld(offer.date, offer.time)}>
          {t('Choose it')}
        </Button>
      )}
      {wishes.length > 0 && (
        <ul aria-label={t('What you wait for')}>
          {wishes.map((wish) => (
            <li key={wish.id}>
              <span>{t('Waiting: {when}', { when: wishWords(wish) })}</span>
              <button
                type="button"
                className="text-link"
                aria-label={t('Take it back: {when}', { when: wishWords(wish) })}
                onClick={() => void takeBack(wish.id).then((done) => done && goOn())}
              >
                <span>{t('Take it back')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!asks && wishes.length < mostWishes && (
        <p className="wait-ask">
          {notYetWished.length > 0 && (
            <span>{t('All slots are taken on {days}.', { days: fullWords(notYetWished) })}</span>
          )}
          <button ref={opener} type="button" className="text-link" onClick={() => setAsks(true)}>
            <span>{t('Tell me when a slot is free')}</span>
          </button>
        </p>
      )}
      {asks && !isSignedIn && (
        <div className="wait-sign-in">
          <p>{t('Sign in, so that we know whom to tell.')}</p>
          {signIn}
        </div>
      )}
      {asks && isSignedIn && (
        <WishForm
          first={chosen ?? notYetWished[0] ?? full[0] ?? today}
          {...{ today, sending, hasMailServer }}
          onSend={(wish) => void wait(wish).then((done) => done && close())}
          onClose={close}
        />
      )}
      <p role="status" className="wait-told">
        {told && !told.isRefusal && told.text}
      </p>
      {told?.isRefusal && (
        <p role="alert" className="booking-alert">
          {told.text}
        </p>
      )}
    </section>
  )
}
