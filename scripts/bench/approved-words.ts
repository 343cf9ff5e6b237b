import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { translations as languages } from '../../content/language/languages.ts'
import { delivered } from '../../content/language/site-words.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { translations } from '../../app/db/schema/translations.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { keyOf } from '../../app/translations/translations.server.ts'

/** Fills an empty data folder with the owner's approval of every translation: only then search engines are shown those pages. */
export async function approveEveryWord(dataDir: string): Promise<void> {
  const db = await openDatabase(parseSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  const changedBy = randomUUID()
  for (const language of languages) {
    const rows = Object.entries(delivered[language]).map(([english, text]) => ({
      ...{ language, key: keyOf(english), english, text, state: 'approved' as const },
      ...{ changedAt: new Date(), changedBy },
    }))
    for (let from = 0; from < rows.length; from += 500)
      await db.queries.insert(translations).values(rows.slice(from, from + 500))
  }
  await db.close()
}
