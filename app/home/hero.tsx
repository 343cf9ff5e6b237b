import { company } from '../../content/company.ts'
import { ButtonLink } from '../ui/button.tsx'
import narrowDrawing from './hero-crane-narrow.svg?url'
import drawing from './hero-crane.svg?url'

/** The headline hangs from the crane's hook by two slings. */
export function Hero({ machines }: { machines: number }) {
  return (
    <section id="home" className="hero" aria-labelledby="headline">
      <div className="hero-view">
        <div className="hero-stage">
          <picture>
            <source media="(max-width: 560px)" srcSet={narrowDrawing} width={390} height={424} />
            <img
              className="hero-crane"
              src={drawing}
              alt="Line drawing of a truck with a knuckle crane; the headline hangs from its hook"
              width={1440}
              height={756}
              fetchPriority="high"
            />
          </picture>
          <h1 id="headline" className="wide">
            <span>The Power</span> <span>to Lift.</span> <span>The Precision</span>{' '}
            <span>to Perform</span>
          </h1>
          <p className="label hero-legend">
            <b>Wotan</b>, knuckle crane
            <br />A reach, B height: on request
          </p>
        </div>
        <div className="hero-lead">
          <p className="lead">
            Hydraulic truck-mounted cranes and recovery vehicles, made in Kottayam, Kerala.
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
            <dt>Made in</dt>
            <dd>Kodimatha, Kottayam</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
