import { inWords } from '../../content/in-words.ts'
import { t } from '../../content/language/t.ts'
import { longestShortlist } from './kept-shortlist.ts'

/** For whoever would add to a list that is full. */
export const fullNote = () =>
  t('A shortlist holds {most} machines. Remove one first.', { most: inWords(longestShortlist) })
