import { downloads } from '../../content/downloads.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import type { ShownBrochure } from './downloads-page.tsx'

/** Every machine's brochure; one that has none yet can be asked for. */
export function BrochureList({ brochures }: { brochures: ShownBrochure[] }) {
  return (
    <section aria-labelledby="brochures-title">
      <header className="downloads-head">
        <h2 id="brochures-title" className="wide heading-2">
          Brochures
        </h2>
        <p className="downloads-note">{downloads.brochuresNote}</p>
      </header>
      <ol className="brochures">
        {brochures.map((brochure, index) => (
          <li key={brochure.id}>
            <span className="label">{String(index + 1).padStart(2, '0')}</span>
            <span className="brochure-name wide">Dino {brochure.title}</span>
            <span className="brochure-kind">{brochure.kind}</span>
            <span className="label">{brochure.size && `PDF, ${brochure.size}`}</span>
            <BrochureLink brochure={brochure} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function BrochureLink({ brochure: { id, title, file } }: { brochure: ShownBrochure }) {
  const whose = <span className="sr-only"> of the Dino {title}</span>
  if (!file) {
    return (
      <EnquireLink topic="brochure" product={id} variant="outline" icon="mail" compact>
        Request a brochure{whose}
      </EnquireLink>
    )
  }
  return (
    <ButtonAnchor href={file} download variant="outline" icon="download" compact>
      Download{whose}
    </ButtonAnchor>
  )
}
