import * as z from 'zod'
import type { AboutTexts } from '../../content/about.ts'
import { sentences } from './text-fields.server.ts'

/** The texts of the about page, in its order. What it counts, and what it says of the certificates, it finds itself. */
export const aboutSchema = z.object({
  founding: sentences('Our story, the beginning', 300),
  knuckleCranes: sentences('Our story, knuckle cranes', 300),
  today: sentences('Our story, today', 300, 'The number of machines above it is counted.'),
  precision: sentences('Precision Manufacturing', 220),
  presence: sentences('Global Presence', 220, 'Say what is so; an aim is called one.'),
  innovation: sentences('Innovation Focus', 220),
  mission: sentences('Our Mission', 200),
  vision: sentences('Our Vision', 200),
}) satisfies z.ZodType<AboutTexts>
