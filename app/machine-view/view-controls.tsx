import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceControls, type OfferedPaint } from './choice-controls.tsx'
import { nameOf, SideButtons, TurnButtons } from './look-controls.tsx'
import type { MotionName, Offered, Shown } from './messages.ts'
import type { Wish } from './use-machine-view.ts'
import type { JointLimits } from './view-state.ts'
import { ViewGroup } from './view-group.tsx'
import { inOrder, labelOf, valueInWords } from './view-words.ts'

interface ViewControlsProps {
  joints: readonly JointLimits[]
  offered: Offered
  paints: readonly OfferedPaint[]
  shown: Shown
  ask: (wish: Wish) => void
  hasMeasures: boolean
}

/** Where the joints have room beside the machine. */
const roomy = '(min-width: 640px)'

/** All that pointers do on the canvas, and each joint, as the browser's own controls. */
export function ViewControls(props: ViewControlsProps) {
  const { joints, offered, paints, shown, ask, hasMeasures } = props
  return (
    <div className="view-controls">
      <div className="view-buttons shows-pressed" role="group" aria-label={t('Look at it')}>
        <SideButtons side={shown.side} ask={ask} />
        <TurnButtons ask={ask} />
        {hasMeasures && (
          <Button
            compact
            variant="outline"
            aria-pressed={shown.measures}
            onClick={() => ask({ ask: 'measure', measures: !shown.measures })}
          >
            {t('Measures')}
          </Button>
        )}
      </div>
      <div className="view-buttons shows-pressed" role="group" aria-label={t('Set it to work')}>
        {(['unfold', 'stow'] as const).map((motion) => (
          <MotionButton key={motion} motion={motion} playing={shown.playing} ask={ask} />
        ))}
      </div>
      <div className="view-groups">
        <ViewGroup title={t('Work')} isOpen={matchMedia(roomy).matches}>
          <div className="view-joints" role="group" aria-label={t('Move its joints')}>
            {inOrder(joints).map((joint) => (
              <JointRange key={joint.name} {...{ joint, shown, ask }} />
            ))}
          </div>
        </ViewGroup>
        <ChoiceControls {...{ offered, paints, shown, ask }} />
      </div>
    </div>
  )
}

interface MotionButtonProps {
  motion: MotionName
  playing: MotionName | undefined
  ask: (wish: Wish) => void
}

/** Under way it pauses. */
function MotionButton({ motion, playing, ask }: MotionButtonProps) {
  const isPlaying = playing === motion
  return (
    <Button
      compact
      variant={motion === 'unfold' ? 'ink' : 'outline'}
      onClick={() => ask(isPlaying ? { ask: 'pause' } : { ask: 'play', to: motion })}
    >
      {isPlaying ? t('Pause') : nameOf(motion)}
    </Button>
  )
}

interface JointRangeProps extends Pick<ViewControlsProps, 'shown' | 'ask'> {
  joint: JointLimits
}

function JointRange({ joint, shown, ask }: JointRangeProps) {
  const { name, kind, min, max } = joint
  const value = shown.pose[name] ?? 0
  return (
    <label className="view-joint">
      <span>{labelOf(name)}</span>
      <input
        type="range"
        {...{ min, max, value }}
        step={kind === 'turn' ? 1 : 0.01}
        aria-valuetext={valueInWords(joint, value)}
        onChange={({ target }) => ask({ ask: 'pose', pose: { [name]: target.valueAsNumber } })}
      />
    </label>
  )
}
