import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isLanguage, pathIn, type Language } from '../../content/language/languages.ts'
import { language, languageOf, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import {
  fetchCatalogue,
  productsIn,
  type CatalogueData,
  type KnownProduct,
} from '../page/fetch-catalogue.ts'
import { loadNote } from './asked-load.ts'
import { search } from './search-index.ts'
import { asksForLoad } from './search-words.ts'
import { productPath } from '../../content/site.ts'

/** The search with the range that it looks through, on first use: see search-panel.tsx. */
export async function loadSearch() {
  const range = await fetchCatalogue()
  return () => <Search range={range} />
}

/** Other languages than the page's that a query may be in: as its letters say, or English, in which people name things. */
function otherLanguages(query: string): Language[] {
  const written = /[\u0d00-\u0d7f]/.test(query) ? 'ml' : /[\u0900-\u097f]/.test(query) ? 'hi' : 'en'
  return [...new Set<Language>(['en', written])].filter((each) => each !== language())
}

/** The products as another language has them; none where they don't come: the page's own are there. */
async function fetchProductsIn(other: Language): Promise<KnownProduct[]> {
  try {
    const answer = await fetch(pathIn(other, '/catalogue.json'))
    return answer.ok ? productsIn((await answer.json()) as CatalogueData) : []
  } catch {
    return []
  }
}

/** Finds products and pages while the visitor types. */
function Search({ range }: { range: CatalogueData }) {
  const company = useCompany()
  const [query, setQuery] = useState('')
  const [others, setOthers] = useState<Partial<Record<Language, KnownProduct[]>>>({})
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLUListElement>(null)

  useEffect(() => input.current?.focus(), [])

  const wanted = otherLanguages(query).join(' ')
  useEffect(() => {
    for (const other of wanted.split(' ').filter(isLanguage)) {
      void fetchProductsIn(other).then((products) =>
        setOthers((known) => ({ ...known, [other]: products })),
      )
    }
  }, [wanted])

  const asked = query.trim() !== ''
  const { found, missing } = search(query, productsIn(range), Object.values(others))
  return (
    <search id="site-search" className="search">
      <div className="wrap">
        {/* Enter leads on to what was found, and a phone's keyboard makes room for it. */}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            results.current?.querySelector('a')?.focus()
          }}
        >
          <input
            ref={input}
            type="search"
            className="search-box"
            aria-label={t('Search')}
            placeholder={t('Search products, solutions, or applications...')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        <p className="sr-only" role="status">
          {asked && countOf(found.length)}
        </p>
        {asksForLoad(query) && <p className="search-load">{loadNote()}</p>}
        {found.length > 0 && missing.length > 0 && (
          <p className="search-load">
            {t('No match for “{query}”.', { query: missing.join(' ') })}
          </p>
        )}
        {found.length > 0 && (
          <ul ref={results} className="search-results">
            {found.map((result) => (
              <li key={result.to}>
                <Link to={result.to}>
                  <b>{result.title}</b>
                  <span className="label" lang={languageOf(result.note)}>
                    {result.note}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {asked && found.length === 0 && (
          <div className="search-nothing">
            <p>
              <b>{t('No match for “{query}”.', { query: query.trim() })}</b>{' '}
              {t('Try another word, or ask the maker.')}
            </p>
            <div className="search-ways">
              <a href={company.phone.href}>{t('Call')}</a>
              <a href={`mailto:${company.salesEmail}`}>{t('Email')}</a>
              <Link to="/#contact">{t('Contact')}</Link>
            </div>
            <dl className="search-families">
              {range.groups.map((family) => (
                <div key={family.title}>
                  <dt className="label">{family.title}</dt>
                  {family.products.map((product) => (
                    <dd key={product.id}>
                      <Link to={productPath(product)}>{product.title}</Link>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </search>
  )
}

function countOf(results: number): string {
  if (results === 0) return t('No match')
  return results === 1 ? t('1 result') : t('{results} results', { results })
}
