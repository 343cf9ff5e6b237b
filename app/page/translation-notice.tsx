import { useLocation } from 'react-router'
import { isApproved } from '../../content/language/approved.ts'
import { t } from '../../content/language/t.ts'
import { pagePath } from './page-path.ts'
import { takeAlong } from './take-along.ts'

/** Above a page whose translation nobody answers for yet; nothing on any other. It looks as `other-scripts.css` says. */
export function TranslationNotice() {
  const { pathname, search } = useLocation()
  const path = pagePath(pathname)
  if (isApproved(path)) return null
  return (
    <aside className="translation-notice">
      <p className="wrap">
        {t(
          'This page was translated by a machine and has not been checked. The English page is what counts.',
        )}{' '}
        {/* Another document: the router would stay in this language. A page that is made before has no query; `takeAlong` adds it. */}
        <a href={path + search} hrefLang="en" onClick={takeAlong} suppressHydrationWarning>
          {t('Read it in English')}
        </a>
      </p>
    </aside>
  )
}
