import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { FramedPicture } from '../products/framed-picture.tsx'
import { Icon } from '../ui/icons.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { ShowcasePaints } from './showcase-paints.tsx'
import type { ShowcaseProps } from './showcase-pictures.server.ts'
import { firstStepOf, stepsOf } from './showcase-steps.ts'
import { useLoaded } from './use-loaded.ts'
import { useCarousel } from './use-carousel.ts'
import { productPath } from '../../content/site.ts'

export type { ShowcaseProps }

/** Three machines in their colours: one light, one ground line, and only the paint changes. */
export function Showcase({ products, every, keepPicked }: ShowcaseProps) {
  const steps = stepsOf(products)
  const carousel = useCarousel({
    name: 'showcase',
    slides: steps.length,
    every,
    keepPicked,
    turnBy: (step) => toProduct(at.product + step),
  })
  const { index, soon, running, pick, region, picture } = carousel
  const { shown, left, arrive } = useLoaded(index)
  const at = steps[index]!
  const product = products[at.product]!
  const colour = product.pictures[at.picture]!.colour
  const fetched = [index, soon, shown, left]
  const toProduct = (place: number) => pick(firstStepOf(products, place))

  return (
    <section
      className="showcase"
      aria-roledescription={t('carousel')}
      aria-labelledby="showcase-title"
      {...region}
    >
      <div className="wrap showcase-stage">
        <h2 id="showcase-title" className="wide">
          {t('In the colour of your fleet')}
        </h2>
        <div className="showcase-products shows-pressed needs-scripts">
          {products.map(({ id, title }, place) => (
            <button
              key={id}
              type="button"
              aria-pressed={place === at.product}
              onClick={() => toProduct(place)}
            >
              {title}
            </button>
          ))}
        </div>
        <Link
          className="showcase-picture"
          to={`${productPath(product)}?colour=${colour}`}
          {...picture}
        >
          <span className="sr-only">{t('See the ')}</span>
          <span
            className={steps[left]!.product === steps[shown]!.product ? '' : 'fading-apart'}
            aria-live={running ? 'off' : 'polite'}
          >
            {steps.map((step, place) => {
              if (!fetched.includes(place)) return null
              const { pictures } = products[step.product]!
              const painted = pictures[step.picture]!
              return (
                <span
                  key={place}
                  className="fading"
                  data-shown={place === shown || undefined}
                  aria-hidden={place !== index}
                >
                  <FramedPicture
                    picture={painted}
                    frame={painted.toScale}
                    shares={{ phone: 100, tablet: 80, desktop: 56 }}
                    onArrive={() => arrive(place)}
                  />
                </span>
              )
            })}
          </span>
        </Link>
        <div className="showcase-name fading-apart">
          <p className="showcase-marks">
            {products.map(({ id, title, mark }, place) =>
              fetched.some((step) => steps[step]!.product === place) ? (
                <span
                  key={id}
                  className="fading wide"
                  data-shown={place === steps[shown]!.product || undefined}
                  aria-hidden={place !== at.product}
                >
                  {mark ? (
                    <img
                      src={mark}
                      alt={t('{title} logo', { title })}
                      loading="lazy"
                      width={300}
                      height={100}
                    />
                  ) : (
                    title
                  )}
                </span>
              ) : null,
            )}
          </p>
          <p lang={languageOf(product.subtitle)} aria-hidden="true">
            {product.subtitle} <Icon name="arrow-right" />
          </p>
        </div>
      </div>
      <div className="showcase-foot wrap">
        <ShowcasePaints
          product={product.title}
          colours={product.paints}
          chosen={colour}
          onChoose={(place) => pick(firstStepOf(products, at.product) + place)}
        />
        <CarouselControls
          carousel={{
            ...carousel,
            expect: (step) => carousel.load(firstStepOf(products, at.product + step)),
          }}
          all="colours"
          one="product"
        />
      </div>
    </section>
  )
}
