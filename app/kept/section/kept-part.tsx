import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { readableSize } from '../../rules/readable-size.ts'

interface PartProps {
  title: string
  bytes: number
  kept: 'whole' | 'part' | undefined
  /** What was added or changed since found too little room. */
  hasNoRoom?: boolean
  onKeep?: (() => void) | undefined
  onRemove: () => void
}

/** The catalogue, the brochures or the films: how large it is, whether it is here, and what can be done with it. */
export function Part({ title, bytes, kept, hasNoRoom, onKeep, onRemove }: PartProps) {
  const size = readableSize(bytes)
  return (
    <li>
      <span className="wide">{title}</span>
      <span className="label">
        {kept === 'whole'
          ? t('{size}, kept', { size })
          : kept
            ? t('{size}, a part of it kept', { size })
            : size}
      </span>
      <span className="kept-acts">
        {(kept !== 'whole' || hasNoRoom) && onKeep && (
          <Button variant="outline" compact icon="download" onClick={onKeep}>
            {t('Keep')}
            <span className="sr-only"> {title.toLowerCase()}</span>
          </Button>
        )}
        {kept && (
          <Button variant="outline" compact onClick={onRemove}>
            <RemoveWords title={title} />
          </Button>
        )}
      </span>
      {hasNoRoom && (
        <p className="kept-no-room">
          {t(
            'What is new since found too little room on this phone. It comes once there is more, or press ‘Keep’.',
          )}
        </p>
      )}
    </li>
  )
}

export function RemoveWords({ title }: { title: string }) {
  return (
    <>
      {t('Remove')}
      <span className="sr-only"> {title.toLowerCase()}</span>
    </>
  )
}
