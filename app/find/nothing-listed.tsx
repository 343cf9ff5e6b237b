import { t } from '../../content/language/t.ts'
import { ButtonLink } from '../ui/button-link.tsx'

export function NothingListed() {
  return (
    <div className="shortlist-nothing">
      <p className="lead">
        {t('Nothing is on it yet. Press the heart on a machine’s page, and it stands here.')}
      </p>
      <noscript>
        <p>{t('The list needs scripts: it is kept on your device, not by us.')}</p>
      </noscript>
      <ButtonLink to="/#products" variant="ink" icon="arrow-right">
        {t('See the range')}
      </ButtonLink>
    </div>
  )
}
