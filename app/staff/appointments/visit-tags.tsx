import { languageInOffice } from '../../../content/language/languages.ts'
import { lateWords, meetWords, visitorsWords } from '../../rules/visit-details.ts'
import type { AgendaEntry } from './agenda.server.ts'

type Told = Pick<
  AgendaEntry,
  'language' | 'visitors' | 'meet' | 'videoLink' | 'lateMinutes' | 'lateAt' | 'status'
>

/** In a word or two what the desk prepares for, and whom it waits for; nothing of a plain visit. */
export function VisitTags({ language, visitors, meet, videoLink, ...told }: Told) {
  const { lateMinutes, lateAt, status } = told
  const spoken = languageInOffice(language)
  const isAhead = status === 'booked'
  return (
    <>
      {isAhead && lateMinutes && lateAt && (
        <span className="office-tag office-tag-strong">{lateWords(lateMinutes, lateAt)}</span>
      )}
      {spoken && <span className="office-tag">{spoken}</span>}
      {meet !== 'workshop' && <span className="office-tag">{meetWords[meet]}</span>}
      {isAhead && meet === 'video' && !videoLink && (
        <span className="office-tag office-tag-bad">No video link yet</span>
      )}
      {visitors && visitors > 1 && <span>{visitorsWords(visitors)}</span>}
    </>
  )
}
