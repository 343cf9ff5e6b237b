import * as z from 'zod'
import type { VisitTexts } from '../../content/visit.ts'
import { fieldWords } from './field-words.server.ts'
import { line, lines } from './text-fields.server.ts'

/** What whoever comes is told: on the page of their appointment, and in mails written from then on. */
export const visitSchema = z.object({
  askFor: line(80, 'Write whom to ask for: the sales desk.').register(fieldWords, {
    label: 'Whom to ask for',
    help: 'At the gate: a desk, or a person whose name visitors may know.',
    input: 'sentence',
    translated: true,
    maximum: 80,
  }),
  bring: lines(line(160, ''), 6).register(fieldWords, {
    label: 'What to bring',
    help: 'One thing on each line. Leave it empty, and it is not said.',
    input: 'lines',
    translated: true,
    maximum: 1000,
  }),
  directions: lines(line(200, ''), 8).register(fieldWords, {
    label: 'Directions',
    help: 'How to find you, line by line: where to turn, where the gate is, where to park. The link to the map comes by itself.',
    input: 'lines',
    translated: true,
    maximum: 1700,
  }),
}) satisfies z.ZodType<VisitTexts>
