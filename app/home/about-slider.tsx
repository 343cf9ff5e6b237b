import { languageOf, t } from '../../content/language/t.ts'
import type { AboutBand } from './about-band.server.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { AboutTimeline } from './about-timeline.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { useLoaded } from './use-loaded.ts'
import { useCarousel } from './use-carousel.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

export type AboutSliderProps = AboutBand

/** What the company stands for: a figure, its drawing and its place in time. */
export function AboutSlider({ slides, every, thisYear }: AboutSliderProps) {
  const carousel = useCarousel({ name: 'about', slides: slides.length, every })
  const { index, soon, running, region, picture } = carousel
  const { shown, left, arrive } = useLoaded(index)
  // Without scripts all three are read.
  const hydrated = useHydrated()
  return (
    <section
      id="about"
      className="about-slider on-ink"
      aria-roledescription={t('carousel')}
      aria-labelledby="about-title"
      {...region}
    >
      <div className="wrap">
        <div className="about-head">
          <NumberedHeading number="02" id="about-title">
            {t('Making our own cranes in Kerala')}
          </NumberedHeading>
          <div className="about-aside">
            <ButtonLink to="/about" variant="outline" icon="arrow-right">
              {t('About DINO')}
            </ButtonLink>
            <CarouselControls carousel={carousel} all="slides" one="slide" />
          </div>
        </div>
        <div className="about-slides" aria-live={running ? 'off' : 'polite'} {...picture}>
          {slides.map((slide, place) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('{n} of {all}', { n: place + 1, all: slides.length })}
              className="about-slide"
              data-shown={place === index || undefined}
              inert={hydrated && place !== index}
            >
              <div className="about-words">
                <h3 className="wide" lang={languageOf(slide.title)}>
                  {slide.title}
                </h3>
                <p className="lead" lang={languageOf(slide.text)}>
                  {slide.text}
                </p>
              </div>
              <p className="about-figure">
                <b>{slide.figure}</b>{' '}
                <span className="label" lang={languageOf(slide.meaning)}>
                  {slide.meaning}
                </span>
              </p>
              {slide.drawing && [index, soon, shown, left].includes(place) && (
                <figure className="about-drawing">
                  <img
                    {...slide.drawing}
                    alt={slide.drawing.alt}
                    loading="lazy"
                    onLoad={() => arrive(place)}
                  />
                  <figcaption className="label" lang={languageOf(slide.drawn)}>
                    {slide.drawn}
                  </figcaption>
                </figure>
              )}
            </div>
          ))}
        </div>
        <AboutTimeline carousel={carousel} slides={slides} thisYear={thisYear} />
      </div>
    </section>
  )
}
