import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'

export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="lightbox-failure">
      <p role="alert">{text}</p>
      <Button variant="outline" compact onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
