import type { Logger } from 'pino'
import type { Settings } from '../app/settings/settings.server.ts'
import { toFillIn } from '../app/settings/to-fill-in.ts'

/** Tells whoever started the site where it is, and what keeps visitors from reaching the owner. */
export function tellOfStart(settings: Settings, log: Logger): void {
  for (const sentence of toFillIn(settings)) log.warn(sentence)
  console.log(`\nDINO is at ${settings.publicUrl}  (stop with Ctrl+C)\n`)
}
