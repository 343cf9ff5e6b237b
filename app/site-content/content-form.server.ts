import * as z from 'zod'
import { companyFacts, type CompanyFacts } from '../../content/company.ts'
import { companySchema } from './company-schema.server.ts'
import { fieldWords, type FieldWords } from './field-words.server.ts'

/** The kinds of content that the office edits, and how each is delivered. */
export const contentKinds = {
  company: { title: 'Company', schema: companySchema, delivered: companyFacts },
} as const
export type ContentKind = keyof typeof contentKinds

export const isContentKind = (name: string): name is ContentKind =>
  Object.hasOwn(contentKinds, name)

/** A form's fields by name, word for word. The same content is always written the same. */
export type ContentForm = Record<string, string>

export interface ContentField extends FieldWords {
  name: string
}

/** The fields of a kind's form, in the order of its schema. */
export function fieldsOf(kind: ContentKind): ContentField[] {
  return Object.entries(contentKinds[kind].schema.shape).map(([name, schema]) => {
    const words = fieldWords.get(schema as z.ZodType)
    if (!words) throw new Error(`${kind}.${name} has no words for its form`)
    return { name, ...words }
  })
}

export type ReadContent =
  { ok: true; body: CompanyFacts; form: ContentForm } | { ok: false; errors: ContentForm }

/** Reads a form, and writes it again as its content is always written. */
export function readContent(kind: ContentKind, form: ContentForm): ReadContent {
  const { schema } = contentKinds[kind]
  const plain = Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, form[name] ?? '']))
  const read = z.safeDecode(schema, plain as z.input<typeof schema>)
  if (read.success) return { ok: true, body: read.data, form: writeContent(kind, read.data) }
  const errors: ContentForm = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}

/** The fields of a form that shows this content. */
export function writeContent(kind: ContentKind, body: CompanyFacts): ContentForm {
  return z.encode(contentKinds[kind].schema, body)
}

/** What was stored, with what has come to the kind since as it is delivered. */
export function storedContent(kind: ContentKind, body: unknown): CompanyFacts {
  return { ...contentKinds[kind].delivered, ...(body as Partial<CompanyFacts>) }
}

/** The content of a form of which some fields are not right yet: those are as they were. */
export function bestOf(kind: ContentKind, form: ContentForm, current: CompanyFacts): CompanyFacts {
  const read = readContent(kind, form)
  if (read.ok) return read.body
  const was = writeContent(kind, current)
  const faulty = Object.keys(read.errors)
  const mended = {
    ...form,
    ...Object.fromEntries(faulty.map((name) => [name, was[name] ?? ''])),
  }
  const again = readContent(kind, mended)
  return again.ok ? again.body : current
}
