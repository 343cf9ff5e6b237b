import * as z from 'zod'
import { aboutTexts, type AboutTexts } from '../../content/about.ts'
import { companyFacts, companyOf, type CompanyFacts } from '../../content/company.ts'
import { homeTexts, type HomeTexts } from '../../content/home.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { settingWords, standIns } from '../../content/stand-ins.ts'
import { aboutSchema } from './about-schema.server.ts'
import { companySchema } from './company-schema.server.ts'
import { homeSchema } from './home-schema.server.ts'
import { fieldWords, type FieldWords } from './field-words.server.ts'

/** What each kind of content is, as it is stored and handed out. */
export interface ContentBodies {
  company: CompanyFacts
  home: HomeTexts
  about: AboutTexts
}
export type ContentKind = keyof ContentBodies

/** The kinds that the office edits, in the order of its list. */
export const contentKinds: { [Kind in ContentKind]: KindOfContent<Kind> } = {
  company: {
    title: 'Company',
    schema: companySchema,
    delivered: companyFacts,
    shown: companyOf,
    toConfirm: (company) => standIns(company).map((setting) => settingWords[setting]),
  },
  home: { title: 'Home', schema: homeSchema, delivered: homeTexts, shown: (texts) => texts },
  about: { title: 'About', schema: aboutSchema, delivered: aboutTexts, shown: (texts) => texts },
}

export const kinds = Object.keys(contentKinds) as ContentKind[]

interface KindOfContent<Kind extends ContentKind> {
  title: string
  /** Decodes a form, and encodes what is stored. */
  schema: z.ZodType<ContentBodies[Kind]> & { shape: Record<string, z.core.$ZodType> }
  delivered: ContentBodies[Kind]
  /** As pages, mails and papers use it. */
  shown: (body: ContentBodies[Kind]) => SiteContent[Kind]
  /** What is not true yet, in words. */
  toConfirm?: (shown: SiteContent[Kind]) => string[]
}

/** The site's content with another body of this kind. */
export function withContent<Kind extends ContentKind>(
  content: SiteContent,
  kind: Kind,
  body: ContentBodies[Kind],
): SiteContent {
  return { ...content, [kind]: contentKinds[kind].shown(body) }
}

export const isContentKind = (name: string): name is ContentKind =>
  Object.hasOwn(contentKinds, name)

/** What of a body of this kind is not true yet, in words. */
export function toConfirm<Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
): string[] {
  const { shown, toConfirm: unconfirmed } = contentKinds[kind]
  return unconfirmed?.(shown(body)) ?? []
}

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

export type ReadContent<Body> =
  { ok: true; body: Body; form: ContentForm } | { ok: false; errors: ContentForm }

/** Reads a form, and writes it again as its content is always written. */
export function readContent<Kind extends ContentKind>(
  kind: Kind,
  form: ContentForm,
): ReadContent<ContentBodies[Kind]> {
  const plain = Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, form[name] ?? '']))
  const read = z.safeDecode(contentKinds[kind].schema, plain)
  if (read.success) return { ok: true, body: read.data, form: writeContent(kind, read.data) }
  const errors: ContentForm = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}

/** The fields of a form that shows this content. */
export function writeContent<Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
): ContentForm {
  const values = body as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(contentKinds[kind].schema.shape).map(([name, field]) => {
      const written = z.safeEncode(field, values[name])
      return [name, written.success ? String(written.data) : rawText(values[name])]
    }),
  )
}

/** What was stored under rules that have become stricter since: it can be seen, and mended. */
function rawText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : ''
}

/** What was stored, with what has come to the kind since as it is delivered. */
export function storedContent<Kind extends ContentKind>(
  kind: Kind,
  body: unknown,
): ContentBodies[Kind] {
  return { ...contentKinds[kind].delivered, ...(body as Partial<ContentBodies[Kind]>) }
}

/** The content of a form of which some fields are not right yet: those are as they were. */
export function bestOf<Kind extends ContentKind>(
  kind: Kind,
  form: ContentForm,
  current: ContentBodies[Kind],
): ContentBodies[Kind] {
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
