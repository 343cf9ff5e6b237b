import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { LoopingFilm } from '../films/looping-film.tsx'
import type { Film } from '../films/film.ts'
import { Icon } from '../ui/icons.tsx'
import plan from '../../media/drawings/wotan-top.svg?url'

/** The yard from above; the headline stands on paper, where it can be read whatever the film shows. */
export function AboutHero({ film }: { film: Film | undefined }) {
  return (
    <section id="about-home" className="about-hero" aria-labelledby="about-title">
      {film ? (
        <LoopingFilm
          first
          films={[film]}
          label={t('A yard with DINO machines, seen from above')}
          sizes="100vw"
          className="about-film"
        />
      ) : (
        <div className="about-film about-plan">
          <img
            src={plan}
            alt={t('Drawing of a Dino crane, seen from above')}
            width={945}
            height={300}
          />
        </div>
      )}
      <div className="about-headline">
        <Link to="/" className="text-link">
          <Icon name="arrow-left" />
          <span>{t('Back to Home')}</span>
        </Link>
        <h1 id="about-title" className="wide">
          {t('Engineering Excellence in Hydraulic Solutions')}
        </h1>
      </div>
    </section>
  )
}
