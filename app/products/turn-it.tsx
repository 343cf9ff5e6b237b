import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { hasView, withView } from '../machine-view/view-address.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { ProductPageData } from './product-page.tsx'
import type { ProductPaint } from './pictures.server.ts'

/** Asked for by the press: nothing of it is part of the page. */
const MachineView = lazy(() =>
  import('../machine-view/machine-view.tsx').catch(() => ({ default: NotLoaded })),
)

interface TurnItProps
  extends ComponentProps<'div'>, Pick<ProductPageData, 'product' | 'modelFrame'> {
  paint: ProductPaint | undefined
}

/** The picture, and beside it the way to turn the machine: a link to `?view`, which shows it in the picture's place. */
export function TurnIt({ product, modelFrame, paint, children, ...box }: TurnItProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const place = element?.querySelector('.framed')
  const { search } = useLocation()
  const hydrated = useHydrated()
  const isOpen = hydrated && modelFrame !== undefined && hasView(search)
  return (
    <div {...box} {...(isOpen && { role: 'region', 'aria-label': '3D view' })} ref={setElement}>
      {children}
      {isOpen && place ? (
        <Suspense fallback={<p role="status">Loading the 3D view …</p>}>
          <MachineView product={product} coat={paint} frame={modelFrame} place={place} />
        </Suspense>
      ) : (
        modelFrame && (
          <Link
            className="text-link turn-it"
            to={{ search: withView(hydrated ? location.search : '', '') }}
            preventScrollReset
          >
            <span>Turn it</span>
          </Link>
        )
      )}
    </div>
  )
}

function NotLoaded() {
  return <p role="status">The 3D view did not load. Check the connection, then reload the page.</p>
}
