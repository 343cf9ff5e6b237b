import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { longDay } from '../../rules/day-labels.ts'
import { fullWords, mostWishes, wishWords } from '../../rules/waitlist.ts'
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
}

/** Above the days: which are full, what the visitor waits for, and the slot that is held for them. */
export function WaitBand(props: WaitBandProps) {
  const { isSignedIn, signIn, full, chosen, today, onChooseHeld } = props
  const { wishes, offer, told, sending, wait, takeBack } = useWaitlist(isSignedIn)
  const [asks, setAsks] = useState(false)
  const band = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const open = () => {
    flushSync(() => setAsks(true))
    band.current?.querySelector<HTMLElement>('form input, .wait-sign-in button')?.focus()
  }
  const close = () => {
    flushSync(() => setAsks(false))
    opener.current?.focus()
  }
  return (
    <section ref={band} className="wait-band" aria-labelledby="wait-band">
      <link rel="stylesheet" href={styles} precedence="dialog" />
      <h3 id="wait-band" className="sr-only">
        Waiting for a slot
      </h3>
      {/* Always there, so that what is put into it is announced. */}
      <div role="status" className="wait-held">
        {offer && (
          <p>
            <b>
              A slot is free for you: {offer.time} on {longDay(offer.date)}
            </b>
            , held until {offer.until}.
          </p>
        )}
      </div>
      {offer && (
        <Button compact variant="signal" onClick={() => onChooseHeld(offer.date, offer.time)}>
          Choose it
        </Button>
      )}
      {wishes.length > 0 && (
        <ul aria-label="What you wait for">
          {wishes.map((wish) => (
            <li key={wish.id}>
              <span>Waiting: {wishWords(wish)}</span>
              <button
                type="button"
                className="text-link"
                aria-label={`Take it back: ${wishWords(wish)}`}
                onClick={() =>
                  void takeBack(wish.id).then((done) => done && opener.current?.focus())
                }
              >
                <span>Take it back</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!asks && wishes.length < mostWishes && (
        <p className="wait-ask">
          {full.length > 0 && <span>All slots are taken on {fullWords(full)}.</span>}
          <button ref={opener} type="button" className="text-link" onClick={open}>
            <span>Tell me when a slot is free</span>
          </button>
        </p>
      )}
      {asks && !isSignedIn && (
        <div className="wait-sign-in">
          <p>Sign in, so that we know whom to tell.</p>
          {signIn}
        </div>
      )}
      {asks && isSignedIn && (
        <WishForm
          first={chosen ?? full[0] ?? today}
          {...{ today, sending }}
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
