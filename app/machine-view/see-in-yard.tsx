import { Suspense, useRef, useState } from 'react'
import { machineName } from '../../content/brand.ts'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { codedLink, quickLookLink, sceneViewerLink, yardFile } from './yard-links.ts'

/** Asked for by the press. */
const YardCode = lazyPart(() => withWords(import('./yard-code.tsx')))

interface SeeInYardProps {
  title: string
  /** Id of the paint. */
  paint: string
  /** The address's query that shows what stands here: the address itself follows a little later. */
  search: string
}

/** The parked machine by the telephone's camera; on other devices the way there. */
export function SeeInYard(props: SeeInYardProps) {
  return (
    <div className="view-yard">
      <Way {...props} />
      <p className="label" id="yard-note">
        {t(
          'Parked, as long, as wide and as high over the cab as confirmed. What stands above the truck is not measured; name, fittings and a crane’s own paint stay here.',
        )}
      </p>
    </div>
  )
}

function Way({ title, paint, search }: SeeInYardProps) {
  const [presses, setPresses] = useState(0)
  const isAsked = presses % 2 > 0
  const quickLook = useRef<HTMLAnchorElement>(null)
  const name = t('See it in your yard')
  const { origin, pathname } = location
  const page = origin + pathname
  if (/android/i.test(navigator.userAgent))
    return (
      <ButtonAnchor
        compact
        variant="outline"
        aria-describedby="yard-note"
        href={sceneViewerLink(yardFile(page, paint, 'glb'), machineName(title), page + search)}
      >
        {name}
      </ButtonAnchor>
    )
  if (hasQuickLook())
    return (
      <>
        <Button
          compact
          variant="outline"
          aria-describedby="yard-note"
          onClick={() => quickLook.current?.click()}
        >
          {name}
        </Button>
        {/* Safari opens its viewer for a link that has a picture and nothing else. */}
        <a ref={quickLook} rel="ar" href={quickLookLink(yardFile(page, paint, 'usdz'))} hidden>
          <img alt={name} />
        </a>
      </>
    )
  return (
    <>
      <Button
        compact
        variant="outline"
        aria-describedby="yard-note"
        aria-expanded={isAsked}
        onClick={() => setPresses(presses + 1)}
      >
        {name}
      </Button>
      {isAsked && (
        <Suspense fallback={<p role="status">{t('Loading …')}</p>}>
          <YardCode press={presses} link={codedLink(page + search, paint)} />
        </Suspense>
      )}
    </>
  )
}

function hasQuickLook(): boolean {
  const { relList } = document.createElement('a')
  try {
    return relList.supports('ar')
  } catch {
    return false
  }
}
