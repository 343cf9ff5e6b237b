import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { isPublicPart, partOf } from '../../content/public-parts.ts'
import { savesData } from '../ui/saves-data.ts'

/** Milliseconds. Whoever only passes over a link fetches nothing. */
const dwell = 80

/** Fetches the page behind a link that somebody points at, touches or comes to by keyboard, before it is pressed. */
export function PointedAt() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let timer = 0
    const point = ({ target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element && target.closest('a')
      if (link && isOtherPage(link)) timer = window.setTimeout(setPage, dwell, link.pathname)
    }
    for (const sign of signs) addEventListener(sign, point)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, point)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}

const signs = ['pointerover', 'focusin'] as const

/** A page of this site for everybody: what else has an address may begin something, as signing in does. */
function isOtherPage({ origin, pathname, download, hreflang }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    // Another language is another document.
    !hreflang &&
    !download &&
    isPublicPart(partOf(pathname)) &&
    !pathname.includes('.') &&
    !savesData()
  )
}
