import * as z from 'zod'
import type { Certificate } from '../../content/certificate.ts'
import { fieldWords } from './field-words.server.ts'
import { dayIfAny, line, lineIfAny, nameOfItem, oneFile } from './text-fields.server.ts'

const address = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'Copy it from the browser: https://….',
  })
  .max(300, 'Shorten it to 300 letters.')

/** A certificate, and how the office's form writes it. */
export const certificateSchema = z.object({
  title: nameOfItem(60, 'Write what it is called.').register(fieldWords, {
    label: 'Title',
    input: 'text',
    translated: true,
    maximum: 60,
  }),
  about: line(300, 'Say what a certificate of its kind states.').register(fieldWords, {
    label: 'What it states',
    help: 'In general: a certificate of its kind.',
    input: 'sentence',
    translated: true,
    maximum: 300,
  }),
  paper: oneFile(
    'Issued document',
    'paper',
    'The PDF as it was issued. Until it is here, a specimen stands in its place and is called one.',
  ),
  firstPage: oneFile(
    'First page',
    'picture',
    'As a picture, for the list. It is drawn of the document by itself; a photograph or a scan may take its place.',
    { firstPageOf: 'paper' },
  ),
  number: lineIfAny(60).register(fieldWords, { label: 'Number', input: 'text', maximum: 60 }),
  issuer: lineIfAny(90).register(fieldWords, { label: 'Issued by', input: 'text', maximum: 90 }),
  register: z
    .codec(z.string(), address.optional(), {
      decode: (text) => text.trim() || undefined,
      encode: (href) => href ?? '',
    })
    .register(fieldWords, {
      label: 'Issuer’s register',
      help: 'Where its number can be looked up, at whoever issued it: only they can confirm it.',
      input: 'url',
      maximum: 300,
    }),
  validUntil: dayIfAny(
    'Valid until',
    'The last day. When it is over, Today says so, and so does the page.',
  ),
}) satisfies z.ZodType<Partial<Certificate>>

/** What the form of another certificate begins with. */
export const blankCertificate: Certificate = {
  ...{ id: '', title: '', about: '', file: '', cover: '', pages: 0, specimen: false },
}
