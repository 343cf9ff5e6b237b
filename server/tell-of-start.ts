import type { Logger } from 'pino'
import type { Settings } from '../app/settings/settings.server.ts'

/**
 * Tells whoever started the site where it is, and what keeps visitors from reaching the owner.
 *
 * @param toMend what `toFillIn` found
 */
export function tellOfStart(settings: Settings, toMend: string[], log: Logger): void {
  for (const sentence of toMend) log.warn(sentence)
  console.log(`\nDINO is at ${settings.publicUrl}  (stop with Ctrl+C)\n`)
}
