import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { setShortlist, useShortlist } from './kept-shortlist.ts'
import { shortlistPath } from './shortlist-path.ts'

/** The heart of a machine; once it is kept, the way to all that are, in the same room. */
export function KeepButton({ id, title }: { id: string; title: string }) {
  const kept = useShortlist()
  const isKept = kept.includes(id)
  const others = kept.filter((other) => other !== id)
  return (
    <div className="keep needs-scripts">
      <Button
        variant="outline"
        icon="heart"
        aria-pressed={isKept}
        aria-label={t('Dino {title} on my shortlist', { title })}
        onClick={() => setShortlist(isKept ? others : [...others, id])}
      >
        {!isKept && t('Shortlist')}
      </Button>
      {isKept && (
        <ButtonLink
          variant="outline"
          to={shortlistPath(kept)}
          aria-label={t('See all on my shortlist')}
        >
          {t('See all')}
        </ButtonLink>
      )}
    </div>
  )
}
