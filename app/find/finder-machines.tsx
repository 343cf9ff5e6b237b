import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { productPath } from '../../content/site.ts'
import { FramedPicture } from '../products/framed-picture.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icons.tsx'
import type { FinderPage } from './finder-page.server.ts'

/** What remains, small, all to one scale. */
export function Machines({ machines }: Pick<FinderPage, 'machines'>) {
  return (
    <ol className="finder-machines">
      {machines.map((machine) => (
        <li key={machine.id} className="finder-machine">
          <FramedPicture
            picture={machine.picture}
            frame={machine.picture.toScale}
            shares={{ phone: 44, tablet: 30, desktop: 14 }}
            alt=""
          />
          <h3 className="wide">
            <Link to={productPath(machine)}>{machine.title}</Link>
          </h3>
          <Reasons {...machine} />
        </li>
      ))}
    </ol>
  )
}

/** One to three, large, side by side. */
export function End({ machines, compare, ask }: FinderPage) {
  return (
    <section className="finder-end" aria-labelledby="finder-end">
      <h2 id="finder-end" className="sr-only">
        {t('What fits')}
      </h2>
      <ol className="finder-fits" data-count={machines.length}>
        {machines.map((machine) => (
          <li key={machine.id} className="finder-fit">
            <FramedPicture
              picture={machine.picture}
              frame={machine.picture.toScale}
              shares={{ phone: 90, tablet: 45, desktop: Math.ceil(90 / (machines.length + 1)) }}
              alt={machine.picture.alt}
            />
            <div>
              <h3 className="wide">
                <Link to={productPath(machine)}>{machine.title}</Link>
                <Icon name="arrow-right" />
              </h3>
              <p lang={languageOf(machine.subtitle)}>{machine.subtitle}</p>
              {machine.reasons[0] && <Reasons {...machine} />}
            </div>
          </li>
        ))}
      </ol>
      <div className="actions finder-actions">
        <ButtonLink to={ask} variant="signal" icon="arrow-right">
          {machines.length === 1 ? t('Ask us about it') : t('Ask us about these')}
        </ButtonLink>
        {compare && (
          <ButtonLink to={compare} variant="outline" icon="arrow-right">
            {t('Compare these')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Reasons({ title, subtitle, reasons }: FinderPage['machines'][number]) {
  if (reasons.length === 0)
    return (
      <p className="finder-kind" lang={languageOf(subtitle)}>
        {subtitle}
      </p>
    )
  return (
    <ul className="finder-reasons" aria-label={t('Why the {title}', { title })}>
      {reasons.map(({ name, reason }) => (
        <li key={name}>
          <span className="label">{name}</span>
          <span lang={languageOf(reason)}>{reason.charAt(0).toUpperCase() + reason.slice(1)}</span>
        </li>
      ))}
    </ul>
  )
}
