import * as z from 'zod'
import type { HomeTexts } from '../../content/home.ts'
import { sentences } from './text-fields.server.ts'

/** What the slides of home's about section say; their figures are the company's own. */
export const homeSchema = z.object({
  efficiency: sentences('Efficiency', 240),
  reliability: sentences('Reliability', 240),
  innovation: sentences('Innovation', 240),
}) satisfies z.ZodType<HomeTexts>
