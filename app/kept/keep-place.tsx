import { lazy, Suspense } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './kept.css?url'

const KeepSection = lazy(() => import('./keep-section.tsx'))

/** Where a visitor keeps the catalogue to read without a network: its code comes once the page is there. */
export function KeepPlace() {
  const hydrated = useHydrated()
  return (
    <section id="kept" aria-labelledby="kept-title" className="kept-place">
      <link rel="stylesheet" href={styles} precedence="page" />
      <header className="downloads-head">
        <h2 id="kept-title" className="wide heading-2">
          The catalogue on this phone
        </h2>
        <p className="downloads-note">
          Where the network ends the road often goes on. What you keep here opens without one: every
          machine, the gallery and the search. A message that you write is sent later by itself.
        </p>
      </header>
      {hydrated ? (
        <Suspense fallback={<p role="status">Looking …</p>}>
          <KeepSection />
        </Suspense>
      ) : (
        <p>Keeping needs JavaScript. The brochures above can be downloaded without.</p>
      )}
    </section>
  )
}
