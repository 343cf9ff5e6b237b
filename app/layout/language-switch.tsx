import { useLocation } from 'react-router'
import { aboutLanguage, languages, pathIn } from '../../content/language/languages.ts'
import { language, t } from '../../content/language/t.ts'
import { pagePath } from '../page/page-path.ts'
import { takeAlong } from '../page/take-along.ts'

/**
 * The page in each language, with whatever dialog and state it has at the press. Each is a document of its own.
 *
 * @param short shows the beginning of each name
 */
export function LanguageLinks({ short = false }) {
  const { pathname, search } = useLocation()
  return languages.map((each) => {
    const { name, short: shown } = aboutLanguage[each]
    return (
      <a
        key={each}
        // A page that is made before has no query; `takeAlong` adds it.
        href={pathIn(each, pagePath(pathname)) + search}
        suppressHydrationWarning
        lang={each}
        hrefLang={each}
        aria-current={each === language() || undefined}
        onClick={takeAlong}
      >
        {/* The whole name is read in one piece: the beginning and the rest of it would be two words. */}
        {short && <span aria-hidden="true">{shown}</span>}
        <span className={short ? 'sr-only' : undefined}>{name}</span>
      </a>
    )
  })
}

/** Once on a page: header or menu. The footer has the links alone. */
export function LanguageSwitch({ short = false }) {
  return (
    <nav className="languages" aria-label={t('Language')}>
      <LanguageLinks short={short} />
    </nav>
  )
}
