import { latinWordsIn } from '../../content/words/latin-names.ts'

/** Addresses, the letters that drawings are marked with, and references. */
const notWords = /https?:\S+|(?:^|(?<=\s))\/\S+|\b[A-F]\b|\b[A-Z]{2}-\d+/g

/** Whether somebody who reads no English would miss a word of it: names are none. */
export const saysEnglish = (text: string): boolean =>
  latinWordsIn(text.replaceAll(notWords, ' ')).length > 0
