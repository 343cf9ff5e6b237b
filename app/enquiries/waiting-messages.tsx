import { locale, t } from '../../content/language/t.ts'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { change } from './outbox/mend-message.ts'
import { hearOfOutbox, takeOut, waitingMessages } from './outbox/outbox.ts'
import { notTaken, wordsOf } from './outbox/outbox-words.ts'
import { sendWaiting } from './outbox/send-waiting.ts'
import { keptForDays, type WaitingMessage } from './outbox/waiting-message.ts'

/** What was written without a network and is not sent yet, or was refused: to be sent, mended, or thrown away. */
export function WaitingMessages() {
  const [messages, setMessages] = useState<WaitingMessage[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    const look = () =>
      void waitingMessages().then(setMessages, () => {
        // A browser that keeps nothing has nothing.
      })
    look()
    return hearOfOutbox((news) => {
      look()
      const words = wordsOf(news)
      if (words) setSaid(words)
    })
  }, [])

  const send = async ({ id }: WaitingMessage) => {
    setSaid(t('Sending …'))
    await sendWaiting({ isAsked: true })
    const left = (await waitingMessages().catch(() => [])).find((message) => message.id === id)
    if (left?.problem) setSaid(t('A message of yours was not sent.'))
    else if (left) setSaid(t(left.tries ? notTaken : 'Not sent: there is no connection just now.'))
  }
  if (messages.length === 0) return <div role="status">{said && <p>{said}</p>}</div>
  return (
    <section className="waiting" aria-labelledby="waiting-title">
      <h3 id="waiting-title" className="wide">
        {t('Written, not sent yet')}
      </h3>
      <p>
        {t(
          'These messages are on this device alone. They are sent by themselves when there is a connection, and deleted here after that. What was refused is deleted here after some {days} days.',
          { days: keptForDays },
        )}
      </p>
      <div role="status">{said && <p>{said}</p>}</div>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <p className="label">{dateOf(message.writtenAt)}</p>
            <p className="waiting-text">{message.draft.message}</p>
            {message.problem && (
              <p className="enquiry-alert">
                <b>{t('Not sent:')}</b> {message.problem}
              </p>
            )}
            <div className="actions">
              {!message.problem && (
                <Button compact onClick={() => void send(message)}>
                  {t('Send now')}
                </Button>
              )}
              <Button compact variant="outline" onClick={() => void change(message)}>
                {t(message.problem ? 'Mend it' : 'Change it')}
              </Button>
              <Button compact variant="outline" onClick={() => void takeOut(message.id)}>
                {t('Throw it away')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Date and time apart: together Malayalam's get an ending. */
const dateOf = (at: number) =>
  [{ dateStyle: 'long' } as const, { timeStyle: 'short' } as const]
    .map((style) => new Intl.DateTimeFormat(locale(), style).format(at))
    .join(', ')
