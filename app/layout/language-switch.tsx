import { useLocation } from 'react-router'
import { aboutLanguage, languages, pathIn } from '../../content/language/languages.ts'
import { language, t } from '../../content/language/t.ts'
import { takeAlong } from '../page/take-along.ts'

/** The page in each language, with whatever dialog and state it has at the press. Each is a document of its own. */
export function LanguageSwitch({ short = false }) {
  const { pathname } = useLocation()
  return (
    <nav className="languages" aria-label={t('Language')}>
      {languages.map((each) => {
        const { name } = aboutLanguage[each]
        return (
          <a
            key={each}
            href={pathIn(each, pathname)}
            lang={each}
            hrefLang={each}
            aria-label={short ? name : undefined}
            aria-current={each === language() || undefined}
            onClick={takeAlong}
          >
            {short ? aboutLanguage[each].short : name}
          </a>
        )
      })}
    </nav>
  )
}
