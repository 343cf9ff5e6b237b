import { useState } from 'react'
import { languageOf, t, translated } from '../../content/language/t.ts'
import type { DimensionLetter } from '../../content/dimensions.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { ElevationDrawing, LetteredElevation } from './elevation-drawing.tsx'
import type { Elevations } from './elevations.server.ts'
import type { ChosenColour, ProductPageData } from './product-page.tsx'

interface SpecificationsProps
  extends
    Pick<ProductPageData, 'product' | 'specifications' | 'elevations' | 'measures'>,
    ChosenColour {}

/** Three views beside the tables; a row and its letter in the drawing light up together. */
export function Specifications({
  product,
  specifications,
  elevations,
  measures,
  chosen,
}: SpecificationsProps) {
  const [pointed, setPointed] = useState<DimensionLetter>()
  const valueOf = (letter: DimensionLetter) =>
    measures.find((measure) => measure.letter === letter)?.value ?? t('On request')
  const undrawn = measures.filter(
    (one) => !elevations?.dimensions.some(({ letter }) => letter === one.letter),
  )
  return (
    <section className="panel">
      <h2 className="wide panel-title">{t('Technical Specifications')}</h2>
      <div className="specifications">
        {elevations && <Drawings {...elevations} pointed={pointed} />}
        <div className="specification-tables">
          <h3 className="wide">{t('Machine')}</h3>
          <dl className="facts">
            {specifications.map(({ label, value }) => (
              <div key={label}>
                <dt>{translated(label)}</dt>
                <dd lang={languageOf(value)}>{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className="wide">{t('Dimensions')}</h3>
          <dl className="facts dimension-rows">
            {elevations?.dimensions.map(({ letter, name }) => (
              <div
                key={letter}
                onPointerEnter={() => setPointed(letter)}
                onPointerLeave={() => setPointed(undefined)}
              >
                <dt>
                  <button
                    type="button"
                    className="boxed"
                    aria-label={t('{letter}: show it in the drawing', { letter })}
                    aria-pressed={pointed === letter}
                    onFocus={() => setPointed(letter)}
                    onBlur={() => setPointed(undefined)}
                    onClick={() => setPointed(letter)}
                  >
                    {letter}
                  </button>
                  {name}
                </dt>
                <dd>{valueOf(letter)}</dd>
              </div>
            ))}
            {undrawn.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="dimension-note">
            {t('Dimensions depend on the truck. Tell us yours and we give them with the quote.')}
          </p>
          <EnquireLink
            topic="quote"
            product={product.id}
            colour={chosen?.id}
            variant="outline"
            icon="arrow-right"
          >
            {t('Ask for dimensions')}
          </EnquireLink>
        </div>
      </div>
    </section>
  )
}

function Drawings({
  side,
  front,
  top,
  dimensions,
  pointed,
}: Elevations & { pointed: DimensionLetter | undefined }) {
  return (
    <div className="elevations">
      <LetteredElevation elevation={side} dimensions={dimensions} pointed={pointed} />
      <div
        className="elevations-pair"
        style={{ gridTemplateColumns: `${top.width}fr ${front.width}fr` }}
      >
        <ElevationDrawing elevation={top} name={t('From above')} />
        <ElevationDrawing elevation={front} name={t('From the front')} />
      </div>
      <p className="label">{t('Drawn from our model, not to scale on screen')}</p>
    </div>
  )
}
