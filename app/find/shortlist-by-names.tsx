import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams, type Location } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { productPath } from '../../content/site.ts'
import { fetchProducts, type KnownProduct } from '../page/fetch-catalogue.ts'
import { useShortlist } from '../shortlist/kept-shortlist.ts'
import { NotLoaded } from '../ui/lazy-part.tsx'
import { namesIn } from './compared.ts'
import { FoundFrame } from './found-frame.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { isOwnList } from './own-list.ts'

/** The list of an address, or else the device's, where nobody draws it: its machines by their names, which the search knows too. */
export default function ShortlistByNames() {
  const kept = useShortlist()
  const { state } = useLocation() as Location<unknown>
  const asked = namesIn(useSearchParams()[0])
  const names = asked.length > 0 && !isOwnList(state) ? asked : kept
  const [known, setKnown] = useState<KnownProduct[] | 'missing'>()
  useEffect(() => void fetchProducts().then(setKnown, () => setKnown('missing')), [])
  const isOwn = names.join() === kept.join()
  return (
    <FoundFrame title={isOwn ? t('Your shortlist') : t('A shortlist')} note={null}>
      {names.length === 0 ? (
        <NothingListed />
      ) : known === 'missing' ? (
        <NotLoaded />
      ) : (
        <ul className="finder-machines">
          {machinesNamed(names, known ?? []).map(({ id, slug, title, subtitle }) => (
            <li key={id} className="finder-machine">
              <h2 className="wide">
                <Link to={productPath({ id, slug })}>{title}</Link>
              </h2>
              <p className="finder-kind" lang={languageOf(subtitle)}>
                {subtitle}
              </p>
            </li>
          ))}
        </ul>
      )}
    </FoundFrame>
  )
}

const machinesNamed = (names: readonly string[], known: KnownProduct[]) =>
  names.flatMap((name) => known.find(({ id, slug }) => id === name || slug === name) ?? [])
