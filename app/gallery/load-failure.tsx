import { t } from '../../content/language/t.ts'
import { goOnFrom } from '../ui/go-on-from.ts'
import { Button } from '../ui/button.tsx'

export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="lightbox-failure">
      <p role="alert">{text}</p>
      {/* What was pressed last time went with what failed again. */}
      <Button ref={goOnFrom} variant="outline" compact onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
