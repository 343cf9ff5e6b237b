import { t } from '../../../content/language/t.ts'
import { useEffect, useState } from 'react'
import { withoutHash } from '../asset-names.ts'
import type { KeptFile } from '../kept-list.ts'
import { anyway } from '../kept-store.ts'

/** A browser asks for films by the piece, which no cache answers: kept ones are played from here. */
export function KeptFilms({ films }: { films: KeptFile[] }) {
  const [shown, setShown] = useState<string>()
  return (
    <ul className="kept-films">
      {films.map(({ path, title = titleOf(path) }) => (
        <li key={path}>
          {shown === path ? (
            <KeptFilm path={path} title={title} />
          ) : (
            <button type="button" className="text-link" onClick={() => setShown(path)}>
              <span>{t('Play: {film}', { film: title })}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** '/assets/swifty-slewing-a-load-QWbJ-1V.mp4' → 'swifty slewing a load' */
const titleOf = (path: string) =>
  withoutHash(path.slice(path.lastIndexOf('/') + 1)).replaceAll('-', ' ')

function KeptFilm({ path, title }: { path: string; title: string }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let isOver = false
    void caches
      .match(path, anyway)
      .then((answer) => answer?.blob())
      .then((blob) => {
        if (!blob || isOver) return
        url = URL.createObjectURL(blob)
        setSrc(url)
      })
      // As if it were not kept.
      .catch(() => {})
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [path])
  // Without sound: there is nothing to be written below.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={src} controls playsInline aria-label={title} />
}
