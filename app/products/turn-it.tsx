import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { ChosenColour, ProductPageData } from './product-page.tsx'

/** Asked for by the press: nothing of it is part of the page. */
const MachineView = lazy(() =>
  import('../machine-view/machine-view.tsx').catch(() => ({ default: NotLoaded })),
)

interface TurnItProps
  extends ComponentProps<'div'>, Pick<ProductPageData, 'product' | 'modelFrame'>, ChosenColour {}

/** The picture, and beside it the way to turn the machine: a link to `?view`, which shows it in the picture's place. */
export function TurnIt({ product, modelFrame, chosen, children, ...box }: TurnItProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const place = element?.querySelector('.framed')
  const { search } = useLocation()
  // The server's page is made without a query. What a view's address says is read by `view-address.ts`.
  const isOpen = useHydrated() && modelFrame && new URLSearchParams(search).has('view')
  return (
    <div {...box} {...(isOpen && { role: 'region', 'aria-label': '3D view' })} ref={setElement}>
      {children}
      <noscript>
        {import.meta.env.SSR && modelFrame && <p className="turn-it">Allow scripts to turn it.</p>}
      </noscript>
      {isOpen && place ? (
        <Suspense
          fallback={
            <p className="turn-it" role="status">
              Loading …
            </p>
          }
        >
          <MachineView product={product} coat={chosen} frame={modelFrame} place={place} />
        </Suspense>
      ) : (
        modelFrame && (
          <Link
            className="text-link turn-it needs-scripts"
            to={chosen ? `?colour=${chosen.id}&view` : '?view'}
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
  return <p role="status">The 3D view did not load. Reload the page.</p>
}
