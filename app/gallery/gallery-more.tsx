import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'
import { here, t } from '../../content/language/t.ts'
import { Icon } from '../ui/icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { cellId, type GalleryItem } from './gallery-item.ts'
import { withMore } from './gallery-query.ts'

/** Where the rest of the list begins in the server's page, which has all of it: the address alone shows it. */
export const restId = 'more'

interface GalleryMoreProps {
  list: GalleryItem[]
  shown: number
}

/** How far one has come in the list, and the next portion of it; the focus goes on to its first item. */
export function GalleryMore({ list, shown }: GalleryMoreProps) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const to = { search: withMore(search, shown) }
  const follow = useLinkClickHandler(to, { replace: true, preventScrollReset: true })
  const first = useRef<GalleryItem>(undefined)
  useLayoutEffect(() => {
    if (first.current) document.getElementById(cellId(first.current))?.focus()
    first.current = undefined
  }, [shown])
  if (shown >= list.length) return null
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    first.current = list[shown]
    follow(event)
  }
  return (
    <div className="gallery-more">
      <a
        className="button button-outline"
        href={hydrated ? here(`/gallery${to.search}`) : `#${restId}`}
        onClick={hydrated ? onClick : undefined}
      >
        <span>{t('Show more')}</span>
        <Icon name="arrow-down" />
      </a>
      <p aria-hidden="true">{t('{n} of {count}', { n: shown, count: list.length })}</p>
    </div>
  )
}
