import * as z from 'zod'
import { messageValues, type MessageKind, type MessageTexts } from '../../content/messages.ts'
import { messageWords, placesIn } from '../rules/message-text.ts'
import { fieldWords } from './field-words.server.ts'
import { line } from './text-fields.server.ts'

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function textOf(kind: MessageKind, when: string) {
  const known: readonly string[] = messageValues[kind]
  const strange = (text: string) => placesIn(text).filter((name) => !known.includes(name))
  return line(400, 'Write a sentence.')
    .superRefine((text, context) => {
      const [name] = strange(text)
      if (name === undefined) return
      const message = `{${name}} can’t be filled in here. There are ${inBraces(known)}.`
      context.addIssue({ code: 'custom', message })
    })
    .register(fieldWords, {
      ...{ label: messageWords[kind], maximum: 400, input: 'sentence', translated: true },
      help: `${when} It fills in ${inBraces(known)}.`,
    })
}

/** What staff send by WhatsApp in one tap; they can still change it there. */
export const messagesSchema = z.object({
  confirm: textOf('confirm', 'After somebody was booked on the phone.'),
  remind: textOf('remind', 'The day before, and on the day until it begins.'),
  moved: textOf('moved', 'After it was moved.'),
  late: textOf('late', 'Once it has begun and nobody is here.'),
  enquiry: textOf('enquiry', 'The first words to whoever wrote an enquiry.'),
}) satisfies z.ZodType<MessageTexts>
