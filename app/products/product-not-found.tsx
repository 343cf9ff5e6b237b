import { t } from '../../content/language/t.ts'
import { MessagePage } from '../not-found/message-page.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

/** @param title of a machine that was offered before */
export function ProductNotFound({ title }: { title: string | undefined }) {
  const isGone = title !== undefined
  return (
    <MessagePage
      code={isGone ? '410' : '404'}
      missing={!isGone && 'product'}
      title={isGone ? t('The Dino {title} is offered no more', { title }) : t('Product Not Found')}
      text={
        isGone
          ? t(
              'We don’t make it any more. All machines of today are on the home page; for papers and spare parts of yours, ask us.',
            )
          : t('We make no product of this name. All our machines are on the home page.')
      }
    >
      <ButtonLink to={isGone ? '/#products' : '/'} icon="arrow-right">
        {isGone ? t('See the range') : t('Back to Home')}
      </ButtonLink>
      {isGone && (
        <ButtonLink to="/#contact" variant="outline">
          {t('Contact')}
        </ButtonLink>
      )}
    </MessagePage>
  )
}
