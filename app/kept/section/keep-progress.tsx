import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import type { Apart } from '../kept-store.ts'
import { readableSize } from '../../rules/readable-size.ts'

/** What is under way, and how much of it is there. */
export interface Under {
  what: 'all' | Apart
  bytes: number
  of: number
  stop: () => void
}

export function Progress({ what, bytes, of, stop }: Under) {
  const words = t(
    ({ all: 'The catalogue', papers: 'The brochures', films: 'The films' } as const)[what],
  )
  return (
    <div className="kept-progress">
      <progress value={bytes} max={of} aria-label={words} />
      <span className="label">
        {t('{done} of {all}', { done: readableSize(bytes), all: readableSize(of) })}
      </span>
      <Button variant="outline" compact onClick={stop}>
        {t('Stop')}
      </Button>
    </div>
  )
}
