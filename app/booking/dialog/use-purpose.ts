import { useEffect, useState } from 'react'
import type { AppointmentDetails, Offer } from '../../rules/booking.ts'
import { fetchOffer } from './booking-client.ts'
import { readTopic } from './booking-query.ts'
import { place } from './place.ts'

/** Signing in may take the whole page away: what was typed comes back with it. */
const noteKey = 'booking note'

/** What the appointment is for: from the address, or from the offer whose link was followed. */
export function usePurpose() {
  const [{ purpose, productId, again }] = useState(() => readTopic(place().search))
  const [note, setNote] = useState(keptNote)
  const [offer, setOffer] = useState<Offer | null | 'gone'>(null)

  useEffect(() => {
    if (!again) return
    let shown = true
    fetchOffer(again).then(
      (found) => {
        if (!shown) return
        setOffer(found ?? 'gone')
        // Not over what has been typed meanwhile.
        if (found?.note) setNote((typed) => typed || found.note!)
      },
      (error: unknown) => console.error('The offer could not be loaded', error),
    )
    return () => {
      shown = false
    }
  }, [again])

  const known = typeof offer === 'object' && offer ? offer : { purpose, productId }
  const details: AppointmentDetails = {
    purpose: known.purpose,
    productId: known.productId,
    note: note.trim() || null,
  }
  return {
    details,
    again,
    offer,
    note,
    changeNote: (text: string) => {
      setNote(text)
      keepNote(text)
    },
    forgetNote: () => {
      setNote('')
      keepNote('')
    },
  }
}

function keptNote(): string {
  try {
    return sessionStorage.getItem(noteKey) ?? ''
  } catch {
    // Forbidden by the browser: nothing is kept.
    return ''
  }
}

function keepNote(text: string): void {
  try {
    if (text) sessionStorage.setItem(noteKey, text)
    else sessionStorage.removeItem(noteKey)
  } catch {
    // As above.
  }
}
