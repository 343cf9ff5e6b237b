import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../content/language/t.ts'
import { isSignedOut, type Answer } from './booking-client.ts'
import { fetchWaitlist, sendWish, takeBackWish, type Waitlist } from './waitlist-client.ts'
import type { WishForm } from '../../rules/waitlist.ts'

/** An offer shows within this, while the dialog is open. */
const lookEveryMs = 10_000

const unreachable =
  'The connection failed before an answer came. Check your connection and try again.'

const unknown: Waitlist = { wishes: [], offer: null, hasMailServer: true }

/**
 * What the visitor waits for, looked at again while they look.
 *
 * @param onSignedOut called when their session turns out to have ended
 */
export function useWaitlist(isSignedIn: boolean, onSignedOut: (message: string) => void) {
  const [waitlist, setWaitlist] = useState<Waitlist>(unknown)
  const [told, setTold] = useState<{ text: string; isRefusal: boolean } | null>(null)
  const [sending, setSending] = useState(false)
  const waits = waitlist.wishes.length > 0

  useEffect(() => {
    if (!isSignedIn) return
    let shown = true
    const look = () => {
      if (document.hidden) return
      fetchWaitlist().then(
        (found) => shown && setWaitlist(found),
        (error: unknown) => console.error('The waitlist could not be loaded', error),
      )
    }
    look()
    // Nobody who does not wait is offered anything.
    const timer = waits ? setInterval(look, lookEveryMs) : undefined
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [isSignedIn, waits])

  const send = async (work: () => Promise<Answer<Waitlist & { message: string }>>) => {
    if (sending) return false
    setSending(true)
    setTold(null)
    const answer = await work()
    setSending(false)
    if (isSignedOut(answer)) {
      onSignedOut(answer.message)
      return false
    }
    const text = answer.ok || answer.reason === 'refused' ? answer.message : t(unreachable)
    // What is shown then takes the focus.
    flushSync(() => {
      if (answer.ok) {
        const { wishes, offer, hasMailServer } = answer
        setWaitlist({ wishes, offer, hasMailServer })
      }
      setTold({ text, isRefusal: !answer.ok })
    })
    return answer.ok
  }

  return {
    ...waitlist,
    told,
    sending,
    wait: (wish: WishForm) => send(() => sendWish(wish)),
    takeBack: (id: string) => send(() => takeBackWish(id)),
  }
}
