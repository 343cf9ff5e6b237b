import * as z from 'zod'
import { fieldWords } from './field-words.server.ts'

export const noControls = /^[^\p{Cc}]*$/u

/** Words in one line. */
export const line = (maximum: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(maximum, `Shorten it to ${maximum} letters.`)
    .regex(noControls, 'Type it again by hand: what was pasted has letters that can’t be shown.')

/** Several, written one below the other. */
export const lines = <Line extends z.ZodType<string, string>>(each: Line, most: number) =>
  z
    .codec(z.string(), z.array(each), {
      decode: (text) =>
        text
          .split('\n')
          .map((words) => words.trim())
          .filter(Boolean) as z.input<Line>[],
      encode: (all) => all.join('\n'),
    })
    .refine((all) => all.length <= most, `Use ${most} lines at most.`)

/** A text of a page, in a sentence or two. */
export const sentences = (label: string, maximum: number, help?: string) =>
  line(maximum, 'Write a sentence.').register(fieldWords, {
    ...{ label, maximum, input: 'sentence' },
    ...(help && { help }),
  })
