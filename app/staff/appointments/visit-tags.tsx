import { lateWords, meetWords, visitorsWords } from '../../rules/visit-details.ts'
import type { AgendaEntry } from './agenda.server.ts'

type Told = Pick<
  AgendaEntry,
  'visitors' | 'meet' | 'videoLink' | 'lateMinutes' | 'lateAt' | 'status'
>

/** In a word or two what the desk prepares for, and whom it waits for; nothing of a plain visit. */
export function VisitTags({ visitors, meet, videoLink, lateMinutes, lateAt, status }: Told) {
  const isAhead = status === 'booked'
  return (
    <>
      {isAhead && lateMinutes && lateAt && (
        <span className="office-tag office-tag-strong">{lateWords(lateMinutes, lateAt)}</span>
      )}
      {meet !== 'workshop' && <span className="office-tag">{meetWords[meet]}</span>}
      {isAhead && meet === 'video' && !videoLink && (
        <span className="office-tag office-tag-bad">No video link yet</span>
      )}
      {visitors && visitors > 1 && <span>{visitorsWords(visitors)}</span>}
    </>
  )
}
