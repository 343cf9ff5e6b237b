import { languageOf, t } from '../../content/language/t.ts'

export function MissionAndVision({ mission, vision }: { mission: string; vision: string }) {
  return (
    <section id="mission" className="mission on-ink" aria-label={t('Our mission and vision')}>
      <div className="wrap">
        <div>
          <h2 className="label">{t('Our Mission')}</h2>
          <p className="wide" lang={languageOf(mission)}>
            {mission}
          </p>
        </div>
        <div>
          <h2 className="label">{t('Our Vision')}</h2>
          <p className="wide" lang={languageOf(vision)}>
            {vision}
          </p>
        </div>
      </div>
    </section>
  )
}
