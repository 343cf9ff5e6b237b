import { machineName } from '../../content/brand.ts'
import { downloads } from '../../content/downloads.ts'
import { t } from '../../content/language/t.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import type { ShownBrochure } from './downloads-page.tsx'

/** Every machine's brochure. */
export function BrochureList({ brochures }: { brochures: ShownBrochure[] }) {
  return (
    <section aria-labelledby="brochures-title">
      <header className="downloads-head">
        <h2 id="brochures-title" className="wide heading-2">
          {t('Brochures')}
        </h2>
        <p className="downloads-note">{t(downloads.brochuresNote)}</p>
      </header>
      <ol className="brochures">
        {brochures.map((brochure, index) => (
          <li key={brochure.id}>
            <span className="label">{String(index + 1).padStart(2, '0')}</span>
            <span className="brochure-name wide">{machineName(brochure.title)}</span>
            <span className="brochure-kind">{brochure.kind}</span>
            <span className="label">{brochure.size && `PDF, ${brochure.size}`}</span>
            <ButtonAnchor href={brochure.file} download variant="outline" icon="download" compact>
              {t('Download')}
              <span className="sr-only"> {t('of the Dino {title}', brochure)}</span>
            </ButtonAnchor>
          </li>
        ))}
      </ol>
    </section>
  )
}
