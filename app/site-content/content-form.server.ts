import * as z from 'zod'
import type { SiteContent } from '../../content/site-content.ts'
import { withoutUnseen } from '../rules/typed-text.ts'
import {
  contentKinds,
  deliveredBody,
  type ContentBodies,
  type ContentKind,
  type ContentRef,
} from './content-kinds.server.ts'
import { fieldError } from './field-errors.server.ts'
import { fieldWords, type FieldWords } from './field-words.server.ts'

/** A form's fields by name, word for word. The same content is always written the same. */
export type ContentForm = Record<string, string>

export type ContentField = FieldWords & { name: string }

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

/**
 * Reads a form, and writes it again as its content is always written.
 *
 * @param was what the form doesn't show is taken from it
 * @param site what it may name, on its day: asked when it is published by somebody who can choose another
 */
export function readContent<Kind extends ContentKind>(
  kind: Kind,
  form: ContentForm,
  was: ContentBodies[Kind] = deliveredBody({ kind, item: '' }),
  site?: SiteContent,
): ReadContent<ContentBodies[Kind]> {
  const { schema, tidied, faults: faultsOf } = contentKinds[kind]
  const plain = Object.fromEntries(
    fieldsOf(kind).map(({ name }) => [name, withoutUnseen(form[name] ?? '')]),
  )
  const read = z.safeDecode(schema, plain)
  if (read.success) {
    const whole = withoutEmpty({ ...was, ...read.data })
    const body = tidied?.(whole) ?? whole
    const faults = faultsOf?.(body, site) ?? {}
    if (Object.keys(faults).length > 0) return { ok: false, errors: faults }
    return { ok: true, body, form: writeContent(kind, body) }
  }
  return { ok: false, errors: errorsIn(kind, plain, read.error.issues) }
}

function errorsIn(kind: ContentKind, form: ContentForm, issues: z.core.$ZodIssue[]): ContentForm {
  const errors = fieldsOf(kind).map((field) => {
    const own = issues.filter(({ path }) => path[0] === field.name)
    return [field.name, own.length > 0 && fieldError(own, form[field.name]!, field)] as const
  })
  return Object.fromEntries(errors.filter(([, error]) => error !== false)) as ContentForm
}

/** What is not there is not stored either. */
function withoutEmpty<Body extends object>(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body
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
  ref: ContentRef<Kind>,
  body: unknown,
): ContentBodies[Kind] {
  const { items, stored } = contentKinds[ref.kind]
  const base = items ? items.blank : deliveredBody(ref)
  const whole = { ...base, ...(body as Partial<ContentBodies[Kind]>) }
  return stored?.unpack(whole) ?? whole
}

/** A body as it is stored. */
export function packed<Kind extends ContentKind>(kind: Kind, body: ContentBodies[Kind]): object {
  return contentKinds[kind].stored?.pack(body) ?? body
}

/** The fields of the body that its form doesn't show, as they are. */
export function notInForm<Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
): Partial<ContentBodies[Kind]> {
  const { shape } = contentKinds[kind].schema
  const others = Object.entries(body).filter(([name]) => !Object.hasOwn(shape, name))
  return Object.fromEntries(others) as Partial<ContentBodies[Kind]>
}

/** The content of a form of which some fields are not right yet: those are as they were. */
export function bestOf<Kind extends ContentKind>(
  kind: Kind,
  form: ContentForm,
  current: ContentBodies[Kind],
): ContentBodies[Kind] {
  const read = readContent(kind, form, current)
  if (read.ok) return read.body
  const was = writeContent(kind, current)
  const faulty = Object.keys(read.errors)
  const mended = {
    ...form,
    ...Object.fromEntries(faulty.map((name) => [name, was[name] ?? ''])),
  }
  const again = readContent(kind, mended, current)
  return again.ok ? again.body : current
}
