import type { Translation } from './languages.ts'

/**
 * How far a translation may be trusted: delivered ones were written by a machine; the office has checked it; the owner answers
 * for it.
 */
export const translationStates = ['machine', 'checked', 'approved'] as const
export type TranslationState = (typeof translationStates)[number]

/** A translation that somebody in the office has read or written. Those that nobody has touched are the delivered ones. */
export interface TranslatedText {
  language: Translation
  /** What it is a translation of: when the English changes, this is a translation of nothing. */
  english: string
  text: string
  state: Exclude<TranslationState, 'machine'>
}
