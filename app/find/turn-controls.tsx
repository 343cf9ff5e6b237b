import { t } from '../../content/language/t.ts'
import type { BesideWish, ShownBeside } from '../machine-view/beside-messages.ts'
import { SideButtons, TurnButtons } from '../machine-view/look-controls.tsx'
import { Button } from '../ui/button.tsx'

interface TurnControlsProps {
  shown: ShownBeside
  ask: (wish: BesideWish) => void
}

const motions = { unfold: 'Unfolded', stow: 'Stowed' } as const

/** From which side all of them are seen, and in which pose they stand. */
export function TurnControls({ shown, ask }: TurnControlsProps) {
  return (
    <>
      <div className="turn-buttons shows-pressed" role="group" aria-label={t('Look at them')}>
        <SideButtons side={shown.side} ask={ask} />
      </div>
      <div
        className="turn-buttons turn-signs"
        role="group"
        aria-label={t('Turn them, come nearer')}
      >
        <TurnButtons ask={ask} />
      </div>
      <div className="turn-buttons shows-pressed" role="group" aria-label={t('In the same pose')}>
        {(['unfold', 'stow'] as const).map((motion) => (
          <Button
            key={motion}
            compact
            variant="outline"
            aria-pressed={shown.stands === motion}
            onClick={() =>
              ask(shown.playing === motion ? { ask: 'pause' } : { ask: 'play', to: motion })
            }
          >
            {t(shown.playing === motion ? 'Pause' : motions[motion])}
          </Button>
        ))}
      </div>
    </>
  )
}
