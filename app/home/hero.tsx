import { company } from '../../content/company.ts'
import type { ProductPicture } from '../products/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import narrowDrawing from './hero-crane-narrow.svg?url'

/** The headline hangs from the crane's hook by two slings. */
export function Hero({ machines, crane }: { machines: number; crane: ProductPicture }) {
  return (
    <section id="home" className="hero" aria-labelledby="headline">
      <div className="hero-view">
        <div className="hero-stage">
          <picture>
            <source media="(max-width: 560px)" srcSet={narrowDrawing} width={390} height={424} />
            <img
              className="hero-machine"
              src={crane.src}
              srcSet={crane.srcSet}
              sizes="84vw"
              alt="Truck with a knuckle crane; the headline hangs from its hook"
              width={crane.width}
              height={crane.height}
              fetchPriority="high"
            />
          </picture>
          <svg className="hero-slings" viewBox="0 0 1440 756" aria-hidden="true">
            <path d="M584 120L282 199H828Z" />
            <path d="M282 193v20M828 193v20" />
          </svg>
          <h1 id="headline" className="wide">
            <span>The Power</span> <span>to Lift.</span> <span>The Precision</span>{' '}
            <span>to Perform</span>
          </h1>
          <p className="label hero-legend">
            <b>Wotan</b>, knuckle crane
          </p>
        </div>
        <div className="hero-lead">
          <p className="lead">
            Hydraulic truck-mounted cranes and recovery vehicles, made in India.
          </p>
          <div className="actions">
            <ButtonLink to="/#products" icon="arrow-right">
              See all {machines} machines
            </ButtonLink>
            <ButtonLink to="/#contact" variant="outline">
              Request Quote
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="hero-rail-line">
        <dl className="hero-rail wrap">
          <div>
            <dt>Established</dt>
            <dd>{company.established}, in Kerala</dd>
          </div>
          <div>
            <dt>Knuckle cranes</dt>
            <dd>since {company.knuckleCranesSince}</dd>
          </div>
          <div>
            <dt>Parent company</dt>
            <dd>over 48 years of experience</dd>
          </div>
          <div>
            <dt>Workshop</dt>
            <dd>Kodimatha, Kottayam</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
