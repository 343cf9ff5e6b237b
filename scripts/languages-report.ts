import { aboutLanguage, translations } from '../content/language/languages.ts'
import type { SiteContent } from '../content/site-content.ts'
import { countStates, textsIn } from '../app/staff/languages/site-texts.server.ts'

/** How far the owner's approval is in each language, as the office counts it. */
export function languagesReport(content: SiteContent): string {
  return translations
    .map((language) => {
      const rows = content.translations.filter((each) => each.language === language)
      const known = new Map(rows.map((row) => [row.english, { ...row, at: null, by: null }]))
      const { texts } = textsIn(language, content, known)
      const { all, machine, checked, approved, missing } = countStates(texts.values())
      const open = `${machine} machine-made, ${checked} checked, ${missing} missing`
      return `${aboutLanguage[language].inOffice}: of ${all} texts ${approved} are approved; ${open}.`
    })
    .concat('Texts are approved in the office under Site, Languages.')
    .join('\n')
}
