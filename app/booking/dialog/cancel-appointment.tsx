import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { isSignedOut, type Answer } from './booking-client.ts'
import { shortDay } from '../../rules/day-labels.ts'

const unreachableText =
  'The connection failed before an answer came. Check your connection and try again.'

export interface CancelAppointmentProps {
  date: string
  time: string
  /** Asks the server, and for what is theirs then. */
  cancel: () => Promise<Answer<{ message: string }>>
  onCancelled: (message: string) => void
  /** Their session has ended: they are asked to sign in, and nothing of this is left. */
  onSignedOut: (message: string) => void
}

/** Asks once, in place, before it gives the slot back. */
export function CancelAppointment({ date, time, cancel, ...on }: CancelAppointmentProps) {
  const [step, setStep] = useState<'offered' | 'asking' | 'sending'>('offered')
  const [alert, setAlert] = useState<string | null>(null)
  const offer = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)

  // The pressed button disappears at each step, so the focus is handed on.
  const ask = () => {
    flushSync(() => setStep('asking'))
    keep.current?.focus()
    question.current?.scrollIntoView({ block: 'nearest' })
  }
  const stay = () => {
    flushSync(() => setStep('offered'))
    offer.current?.focus()
  }
  const confirm = async () => {
    if (step === 'sending') return
    setStep('sending')
    setAlert(null)
    const answer = await cancel()
    if (answer.ok) return on.onCancelled(answer.message)
    setStep('asking')
    if (isSignedOut(answer)) return on.onSignedOut(answer.message)
    setAlert(answer.reason === 'refused' ? answer.message : t(unreachableText))
  }

  if (step === 'offered') {
    return (
      <button ref={offer} type="button" className="text-link" onClick={ask}>
        <span>{t('Cancel appointment')}</span>
      </button>
    )
  }
  return (
    <div ref={question} role="group" aria-labelledby="cancel-question" className="cancel-question">
      <p id="cancel-question">
        {t('Cancel your appointment on {day}, {time}?', { day: shortDay(date), time })}
      </p>
      <div className="actions">
        {/* First, so that an impatient second click lands on the harmless one. */}
        <Button compact ref={keep} onClick={stay}>
          {t('Keep it')}
        </Button>
        <Button
          compact
          variant="outline"
          aria-busy={step === 'sending'}
          onClick={() => void confirm()}
        >
          {step === 'sending' ? t('Cancelling…') : t('Yes, cancel it')}
        </Button>
      </div>
      {alert && (
        <p role="alert" className="booking-alert">
          {alert}
        </p>
      )}
    </div>
  )
}
