import { t } from '../../content/language/t.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'

export default function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      missing="page"
      title={t('Oops! Page not found')}
      text={t('There is nothing at this address. It may have been moved, or mistyped.')}
    >
      <ButtonLink to="/" icon="arrow-right">
        {t('Return to Home')}
      </ButtonLink>
    </MessagePage>
  )
}
