import { Suspense, useState, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { pagePath } from '../page/page-path.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { ChosenColour, ProductPageData } from './product-page.tsx'
import { searchOf, viewedIn } from './viewer-query.ts'

/** Asked for by the press: nothing of them is part of the page. */
const Turned = lazyPart(() => withWords(import('./turned.tsx')))
const ShownInstead = lazyPart(() => withWords(import('./shown-instead.tsx')))

interface ProductViewerProps extends ComponentProps<'div'>, ChosenColour {
  data: ProductPageData
}

/** The picture, and one row of what can stand in its place: the machine to turn, its drawing, its film, pictures at work. */
export function ProductViewer({ data, chosen, children, ...box }: ProductViewerProps) {
  const { modelFrame, views } = data
  const [element, setElement] = useState<HTMLElement | null>(null)
  const place = element?.querySelector('.framed')
  const { pathname, search } = useLocation()
  // The server's page is made without a query.
  const viewed = viewedIn(useHydrated() ? search : '', views)
  const Shown = viewed === '3d' ? Turned : ShownInstead
  return (
    <div
      {...box}
      {...(viewed === '3d' && { role: 'region', 'aria-label': t('3D view') })}
      ref={setElement}
    >
      <ul className="views needs-scripts">
        {views.map(({ id, title }) => (
          <li key={id}>
            <Link
              className="text-link"
              // The paint is in the address without the router's knowing.
              to={{ pathname: pagePath(pathname), search: searchOf(id, chosen?.id) }}
              aria-current={viewed === id || undefined}
              preventScrollReset
            >
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
      <noscript>
        {import.meta.env.SSR && modelFrame && (
          <p className="views">{t('Allow scripts to turn it.')}</p>
        )}
      </noscript>
      {viewed !== 'picture' && place && (
        <Suspense fallback={<p role="status">{t('Loading …')}</p>}>
          <Shown key={viewed} shown={viewed} data={data} chosen={chosen} place={place} />
        </Suspense>
      )}
    </div>
  )
}
