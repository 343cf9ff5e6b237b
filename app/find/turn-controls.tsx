import type { BesideWish, ShownBeside } from '../machine-view/beside-messages.ts'
import { nearer, sides } from '../machine-view/view-state.ts'
import { Button } from '../ui/button.tsx'

interface TurnControlsProps {
  shown: ShownBeside
  ask: (wish: BesideWish) => void
}

/** Degrees for each press. */
const step = 15
const nameOf = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const motions = { unfold: 'Unfolded', stow: 'Stowed' } as const

/** From which side all of them are seen, and in which pose they stand. */
export function TurnControls({ shown, ask }: TurnControlsProps) {
  const turn = (by: number) => () => ask({ ask: 'turn', by: { turn: by, rise: 0 } })
  const zoom = (factor: number) => () => ask({ ask: 'zoom', factor })
  return (
    <>
      <div className="turn-buttons" role="group" aria-label="Look at them">
        {sides.map((side) => (
          <Button
            key={side}
            compact
            variant="outline"
            aria-pressed={shown.side === side}
            onClick={() => ask({ ask: 'look', side })}
          >
            {nameOf(side)}
          </Button>
        ))}
      </div>
      <div className="turn-buttons turn-signs" role="group" aria-label="Turn them, come nearer">
        <Sign name="Turn left" sign="↺" onPress={turn(step)} />
        <Sign name="Turn right" sign="↻" onPress={turn(-step)} />
        <Sign name="Nearer" sign="+" onPress={zoom(nearer)} />
        <Sign name="Farther" sign="−" onPress={zoom(1 / nearer)} />
      </div>
      <div className="turn-buttons" role="group" aria-label="In the same pose">
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
            {shown.playing === motion ? 'Pause' : motions[motion]}
          </Button>
        ))}
      </div>
    </>
  )
}

function Sign({ name, sign, onPress }: { name: string; sign: string; onPress: () => void }) {
  return (
    <Button compact variant="outline" aria-label={name} title={name} onClick={onPress}>
      {sign}
    </Button>
  )
}
