import { Suspense, useRef } from 'react'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { useSeen } from '../films/use-in-view.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

const KeepSection = lazyPart(() => withWords(import('./section/keep-section.tsx')))

/** Where a visitor keeps the catalogue to read without a network: its code comes once somebody sees it. */
export function KeepPlace() {
  const hydrated = useHydrated()
  const place = useRef<HTMLElement>(null)
  const seen = useSeen(place, 0.01)
  return (
    <section ref={place} id="kept" aria-labelledby="kept-title">
      <header className="downloads-head">
        <h2 id="kept-title" className="wide heading-2">
          {t('The catalogue on this phone')}
        </h2>
        <p className="downloads-note">
          {t(
            'Where the network ends the road often goes on. What you keep here opens without one: every machine, the gallery and the search. A message that you write is sent later by itself.',
          )}
        </p>
      </header>
      {hydrated ? (
        <div style={{ minHeight: 132 }}>
          {seen && (
            <Suspense fallback={<p role="status">{t('Looking …')}</p>}>
              <KeepSection />
            </Suspense>
          )}
        </div>
      ) : (
        <p style={{ minHeight: 132 }}>
          {t('Keeping needs JavaScript. The brochures above can be downloaded without.')}
        </p>
      )}
    </section>
  )
}
