import { useEffect, useState } from 'react'
import { keepInTab, keptInTab, keptTexts } from '../../page/tab-storage.ts'
import type { AppointmentDetails, Offer } from '../../rules/booking.ts'
import type { VisitDraft } from '../visit-draft.ts'
import { fetchOffer } from './booking-client.ts'
import { readTopic } from './booking-query.ts'
import { place } from './place.ts'

/** Signing in may take the whole page away: what was typed comes back with it. */
const noteKey = 'booking note'
const visitKey = 'booking visit'

/** Between two questions for an offer that did not answer. */
const pauseMilliseconds = 5_000

/** What the appointment is for: from the address, or from the offer whose link was followed. */
export function usePurpose() {
  const [{ purpose, productId, again }] = useState(() => readTopic(place().search))
  const [note, setNote] = useState(() => keptInTab(noteKey) ?? '')
  const [visit, setVisit] = useState(() => keptTexts<VisitDraft>(visitKey))
  const [visitRound, setVisitRound] = useState(0)
  const [offer, setOffer] = useState<Offer | string | null>(null)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (!again) return
    let shown = true
    let timer: ReturnType<typeof setTimeout> | undefined
    fetchOffer(again).then(
      (found) => {
        if (!shown) return
        setOffer(found)
        // Not over what has been typed meanwhile.
        if (typeof found !== 'string' && found.note) setNote((typed) => typed || found.note!)
      },
      (error: unknown) => {
        console.error('The offer could not be loaded', error)
        if (shown) timer = setTimeout(() => setTurn((last) => last + 1), pauseMilliseconds)
      },
    )
    return () => {
      shown = false
      clearTimeout(timer)
    }
  }, [again, turn])

  const known = typeof offer === 'object' && offer ? offer : { purpose, productId }
  const details: AppointmentDetails = {
    purpose: known.purpose,
    productId: known.productId,
    note: note.trim() || null,
  }
  return {
    details,
    /** The server takes what is missing from an offer that has not answered here. */
    told: again && !offer ? { note: details.note } : details,
    again,
    offer,
    note,
    visit,
    /** Another one: what was told before is forgotten. */
    visitRound,
    changeNote: (text: string) => {
      setNote(text)
      keepInTab(noteKey, text || null)
    },
    /** What is known of whoever is signed in, or was until their session ended, stays out of the tab's memory. */
    changeVisit: (draft: VisitDraft, isSomebodys: boolean) => {
      setVisit(draft)
      keepInTab(visitKey, isSomebodys ? null : JSON.stringify(draft))
    },
    forgetTyped: () => {
      setNote('')
      keepInTab(noteKey, null)
      setVisit(null)
      setVisitRound((round) => round + 1)
      keepInTab(visitKey, null)
    },
  }
}
