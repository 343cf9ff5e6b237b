import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselIndex } from './carousel-index.tsx'
import type { HeroProps } from './hero-pictures.server.ts'
import { heroSizes, HeroSlidePicture } from './hero-slide-picture.tsx'
import { HeroSlings } from './hero-slings.tsx'
import { useLoaded } from './use-loaded.ts'
import { useCarousel } from './use-carousel.ts'
import { narrowMedia, useNarrow } from './use-narrow.ts'

/** The opening pictures. On the first the headline hangs from the crane's hook. */
export function Hero({ see, headline, every, wide, tall }: HeroProps) {
  const slides = (useNarrow() ? tall : wide).pictures
  const carousel = useCarousel({ name: 'hero', slides: slides.length, every })
  const { index, soon, running, region, picture } = carousel
  const { shown, left, arrive } = useLoaded(index)

  return (
    <section
      id="home"
      className="hero"
      aria-roledescription={t('carousel')}
      aria-labelledby="headline"
      {...region}
    >
      {/* Found by the browser before it has read as far as the picture. */}
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media={narrowMedia}
        imageSrcSet={tall.pictures[0]?.srcSet}
        imageSizes={heroSizes}
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media={`not all and ${narrowMedia}`}
        imageSrcSet={wide.pictures[0]?.srcSet}
        imageSizes={heroSizes}
        fetchPriority="high"
      />
      <div className="hero-view" {...picture}>
        <div
          className="hero-stage"
          data-slung={shown === 0 || undefined}
          style={
            {
              '--wide-left': wide.slings.words.left,
              '--wide-top': wide.slings.words.top,
              '--tall-left': tall.slings.words.left,
              '--tall-top': tall.slings.words.top,
            } as CSSProperties
          }
        >
          <div className="hero-slides fading-apart" aria-live={running ? 'off' : 'polite'}>
            {slides.map((slide, place) =>
              [index, soon, shown, left].includes(place) ? (
                <div
                  key={place}
                  role="group"
                  aria-roledescription={t('slide')}
                  aria-label={t('{n} of {all}', { n: place + 1, all: slides.length })}
                  className="fading"
                  data-shown={place === shown || undefined}
                  inert={place !== index}
                >
                  <HeroSlidePicture
                    tall={tall.pictures[place]}
                    wide={wide.pictures[place]}
                    alt={slide.alt}
                    first={place === 0}
                    onArrive={() => arrive(place)}
                  />
                  {slide.path && (
                    <p className="label hero-legend">
                      <Link to={slide.path}>{slide.title}</Link>
                      <span lang={languageOf(slide.subtitle)}>{slide.subtitle}</span>
                    </p>
                  )}
                </div>
              ) : null,
            )}
          </div>
          <HeroSlings shape="wide" {...wide.slings} />
          <HeroSlings shape="tall" {...tall.slings} />
          <h1 id="headline" className="wide">
            {headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
        </div>
        <div className="hero-lead">
          <p className="lead">
            {t('Hydraulic truck-mounted cranes and recovery vehicles, made in India.')}
          </p>
          <div className="actions">
            {see && (
              <ButtonLink to="/#products" icon="arrow-right">
                {see}
              </ButtonLink>
            )}
            <ButtonLink to="/#contact" variant={see ? 'outline' : 'ink'}>
              {t('Request Quote')}
            </ButtonLink>
          </div>
        </div>
      </div>
      {(wide.pictures[1] ?? tall.pictures[1]) && (
        <div className="hero-rail needs-scripts">
          <div className="wrap">
            {/* As long from the start as on a phone, which the server's page knows nothing of. */}
            <CarouselIndex
              carousel={carousel}
              titles={tall.pictures.map(({ title }, place) => slides[place]?.title ?? title)}
              narrowFrom={wide.pictures.length}
            />
            <CarouselControls carousel={carousel} all="pictures" one="picture" />
          </div>
        </div>
      )}
    </section>
  )
}
