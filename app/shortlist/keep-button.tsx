import { useState, type ReactNode } from 'react'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { longestShortlist, setShortlist, shortlistNow, useShortlist } from './kept-shortlist.ts'
import { shortlistPath } from './shortlist-path.ts'

/** The heart of a machine; once it is kept, the way to all that are, in the same room. */
export function KeepButton({ id, title }: { id: string; title: string }) {
  const kept = useShortlist()
  const isKept = kept.includes(id)
  const [fullBar, setFullBar] = useState<ReactNode>()
  const press = () => {
    setFullBar(undefined)
    // Pressed before its page knew the list, it adds to that; pressed twice in one moment, it does what it showed.
    const others = shortlistNow().filter((other) => other !== id)
    const wanted = isKept ? others : [...others, id]
    if (setShortlist(wanted).length < wanted.length)
      void withWords(import('./full-bar.tsx')).then((bar) => setFullBar(bar.fullBar()))
  }
  return (
    <div className="keep needs-scripts">
      <Button
        variant="outline"
        icon="heart"
        aria-pressed={isKept}
        aria-label={t('Dino {title} on my shortlist', { title })}
        onClick={press}
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
      {kept.length >= longestShortlist && fullBar}
    </div>
  )
}
