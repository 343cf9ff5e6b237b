import * as z from 'zod'
import { slugOf } from '../../content/product.ts'
import { linesIn, titledTextsIn } from '../rules/titled-texts.ts'
import { newItem } from './kind-of-content.server.ts'
import { fieldWords, type ChosenFiles, type FileKind } from './field-words.server.ts'

export const noControls = /^[^\p{Cc}]*$/u
const byHand = 'Type it again by hand: what was pasted has letters that can’t be shown.'

/** Words in one line: where Enter or Tab was pressed, or pasted, is a space. */
export const line = (maximum: number, empty: string) =>
  z
    .string()
    .overwrite((text) => linesIn(text.replaceAll('\t', '\n')).join(' '))
    .min(1, empty)
    .max(maximum, `Shorten it to ${maximum} letters.`)
    .regex(noControls, byHand)

/** The same, or nothing. */
export const lineIfAny = (maximum: number) =>
  z.codec(z.string(), line(maximum, '').optional(), {
    decode: (text) => text.trim() || undefined,
    encode: (words) => words ?? '',
  })

/** Several, written one below the other. */
export const lines = <Line extends z.ZodType<string, string>>(each: Line, most: number) =>
  z
    .codec(z.string(), z.array(each), {
      decode: (text) => linesIn(text) as z.input<Line>[],
      encode: (all) => all.join('\n'),
    })
    .refine((all) => all.length <= most, `Use ${most} lines at most.`)

/** One of several, as it is stored. */
export const choice = <const Options extends Record<string, string>>(
  label: string,
  options: Options,
  help?: string,
) =>
  z
    .enum(Object.keys(options) as [keyof Options & string], 'Choose one of the list.')
    .register(fieldWords, { label, input: 'choice', options, maximum: 60, ...(help && { help }) })

/** Paragraphs, each below an empty line: its first line is a title, the rest its text. */
export const titledTexts = (most: number) => {
  const titled = z.object({
    title: line(60, ''),
    text: line(400, 'Write a sentence below each title.'),
  })
  return z
    .codec(z.string(), z.array(titled), {
      decode: titledTextsIn,
      encode: (all) => all.map(({ title, text }) => `${title}\n${text}`).join('\n\n'),
    })
    .refine((all) => all.length <= most, `Use ${most} at most.`)
}

interface Mistake {
  message: string
  /** Counted from 0 without the empty ones: `fieldError` says which it is. */
  line?: number
}

/** Of what can't be read as it was typed, all that is wrong with it. */
export function refuse(
  context: { issues: z.core.$ZodRawIssue[] },
  input: string,
  mistakes: readonly Mistake[],
): never {
  for (const { message, line } of mistakes)
    context.issues.push({ code: 'custom', message, input, path: line === undefined ? [] : [line] })
  return z.NEVER
}

const asRow = 'Write each row as its name, a colon and its value: Power Source: The truck’s own.'

/** Lines of a label and its value: 'Power Source: The truck’s power take-off'. */
export const labelledValues = (most: number) =>
  z
    .codec(z.string(), z.record(line(40, ''), line(120, '')), {
      decode: (text, context) => {
        const rows = linesIn(text).map((row) => /^([^:]+?)\s*:\s*(.+)$/.exec(row))
        const labels = rows.map((row) => row?.[1] ?? '')
        const twice = labels.find((label, index) => label && labels.indexOf(label) !== index)
        const faults: Mistake[] = rows.flatMap((row, at) =>
          row ? [] : { message: asRow, line: at },
        )
        if (twice) faults.unshift({ message: `‘${twice}’ stands there twice.` })
        if (faults.length > 0) return refuse(context, text, faults)
        return Object.fromEntries(rows.map((row) => [row![1]!, row![2]!]))
      },
      encode: (values) =>
        Object.entries(values)
          .map(([label, value]) => `${label}: ${value}`)
          .join('\n'),
    })
    .refine((values) => Object.keys(values).length <= most, `Use ${most} rows at most.`)

/** A text of a page, in a sentence or two. */
export const sentences = (label: string, maximum: number, help?: string) =>
  line(maximum, 'Write a sentence.').register(fieldWords, {
    ...{ label, maximum, input: 'sentence', translated: true },
    ...(help && { help }),
  })

const fileId = z.string().regex(/^[0-9a-f]{64}$/, 'Choose the file again.')

/** An uploaded file, or none: its id. */
export const oneFile = (
  label: string,
  kind: FileKind | FileKind[],
  help?: string,
  more?: Pick<ChosenFiles, 'firstPageOf'>,
) =>
  z
    .codec(z.string(), fileId.optional(), {
      // What a picture shows is a field of its own there.
      decode: (text) => text.trim().split(' ')[0] || undefined,
      encode: (id) => id ?? '',
    })
    .register(fieldWords, {
      ...{ label, input: 'files', maximum: 400 },
      files: { kinds: [kind].flat(), multiple: false, ...more },
      ...(help && { help }),
    })

/** Uploaded pictures, one on each line: the id, then what it shows. */
export const pictures = (label: string, most: number, help: string) => {
  const shown = line(160, 'Say of each picture what it shows.')
  return z
    .codec(z.string(), z.array(z.object({ file: fileId, alt: shown })).optional(), {
      decode: (text) => {
        const refs = linesIn(text).map((row) => /^(\S*)\s*(.*)$/.exec(row)!)
        return refs.length > 0 ? refs.map(([, file = '', alt = '']) => ({ file, alt })) : undefined
      },
      encode: (refs) => (refs ?? []).map(({ file, alt }) => `${file} ${alt}`).join('\n'),
    })
    .refine((refs) => (refs ?? []).length <= most, `Use ${most} pictures at most.`)
    .register(fieldWords, {
      ...{ label, help, input: 'files', maximum: 9000, translated: true },
      files: { kinds: ['picture'], multiple: true },
    })
}

/** A day, or none. */
export const dayIfAny = (label: string, help: string) => {
  const aDay = 'Write the day as 2027-03-31.'
  const day = z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, aDay)
    .refine((text) => new Date(text).toJSON()?.startsWith(text), aDay)
  return z
    .codec(z.string(), day.optional(), {
      decode: (text) => text.trim() || undefined,
      encode: (text) => text ?? '',
    })
    .register(fieldWords, { label, help, input: 'date', maximum: 10 })
}

/** Of which an item's address is made, and its id. */
export const nameOfItem = (maximum: number, empty: string) =>
  line(maximum, empty)
    .refine(
      (title) => /^[a-z0-9]/.test(slugOf(title)),
      'Begin it with a Latin letter or a figure: the address of its page is made of it.',
    )
    .refine((title) => slugOf(title) !== newItem, 'Say more than ‘New’: no page has that address.')

/** Items by their ids, one on each line, in no order of their own; a name that was written by hand is read as the id it gave. */
export const idsOf = (most: number) =>
  lines(line(60, '').overwrite(slugOf), most).overwrite((ids) => [...new Set(ids)].toSorted())

/** Among others of its kind, counted from 1. */
export const place = (label: string, help: string) =>
  z
    .codec(z.string().trim(), z.int().min(1).max(999).optional(), {
      decode: (text, context) => {
        if (text === '') return undefined
        if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
        return refuse(context, text, [{ message: 'Write a number, as 3, or nothing.' }])
      },
      encode: (number) => (number === undefined ? '' : String(number)),
    })
    .register(fieldWords, {
      label,
      help: `${help} Leave it empty, and it stands where it came in.`,
      input: 'text',
      maximum: 3,
    })
