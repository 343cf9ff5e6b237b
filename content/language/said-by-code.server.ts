import { deliveredBodies, type ContentKind } from '../site-content.ts'
import { contentTables } from '../words/content-tables.ts'
import { contentTexts } from './content-texts.ts'

const inContent = new Set(
  (Object.keys(deliveredBodies) as ContentKind[]).flatMap((kind) =>
    [...deliveredBodies[kind].values()].flatMap((body) => contentTexts(kind, body)),
  ),
)

/** What stands among the content and nobody changes in the office: names of holidays, of groups, and of what is kept. */
export const saidByCode: readonly string[] = Object.values(contentTables)
  .flatMap((table) => Object.keys(table))
  .filter((text) => !inContent.has(text))
