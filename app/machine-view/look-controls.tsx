import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import type { MotionName, Shown } from './messages.ts'
import { nearer, sides, type Look, type Side } from './view-state.ts'

interface LookControlsProps {
  ask: (look: Exclude<Look, { ask: 'measure' }>) => void
}

/** Degrees for each press. */
const step = 15

export const nameOf = (word: Side | MotionName) =>
  t((word[0]!.toUpperCase() + word.slice(1)) as Capitalize<typeof word>)

/** From where it is looked at. */
export function SideButtons({ side: shown, ask }: LookControlsProps & Pick<Shown, 'side'>) {
  return sides.map((side) => (
    <Button
      key={side}
      compact
      variant="outline"
      aria-pressed={shown === side}
      onClick={() => ask({ ask: 'look', side })}
    >
      {nameOf(side)}
    </Button>
  ))
}

/** What pointers do: round it, and nearer. */
export function TurnButtons({ ask }: LookControlsProps) {
  const turn = (by: number) => () => ask({ ask: 'turn', by: { turn: by, rise: 0 } })
  const zoom = (factor: number) => () => ask({ ask: 'zoom', factor })
  return (
    <>
      <Sign name={t('Turn left')} sign="↺" onPress={turn(step)} />
      <Sign name={t('Turn right')} sign="↻" onPress={turn(-step)} />
      <Sign name={t('Nearer')} sign="+" onPress={zoom(nearer)} />
      <Sign name={t('Farther')} sign="−" onPress={zoom(1 / nearer)} />
    </>
  )
}

function Sign({ name, sign, onPress }: { name: string; sign: string; onPress: () => void }) {
  return (
    <Button
      compact
      variant="outline"
      className="view-sign"
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      {sign}
    </Button>
  )
}
