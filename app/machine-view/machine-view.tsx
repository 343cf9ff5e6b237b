import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { t, translated } from '../../content/language/t.ts'
import type { Measure } from '../../content/dimensions.ts'
import type { Text } from '../../content/words/texts.ts'
import { Button } from '../ui/button.tsx'
import { AskForIt, type AskedWith } from './ask-for-it.tsx'
import { goOnFrom } from '../ui/go-on-from.ts'
import styles from './machine-view.css?url'
import type { OfferedPaint } from './choice-controls.tsx'
import { savesData } from '../ui/saves-data.ts'
import type { Coat, Cut } from './messages.ts'
import { Measures } from './measures.tsx'
import { SeeInYard } from './see-in-yard.tsx'
import { useCanvasGestures } from './use-canvas-gestures.ts'
import { useShownMachine } from './use-shown-machine.ts'
import { useMachineView, type Phase } from './use-machine-view.ts'
import type { JointLimits } from './view-state.ts'
import { machineSearch, withView } from './view-address.ts'
import { ViewControls } from './view-controls.tsx'
import { endOf, sentenceOf, stopOf } from './view-words.ts'

interface MachineViewProps {
  product: { id: string; title: string }
  /** What the maker confirmed. */
  measures: readonly Measure[]
  /** In which it can be seen in a yard as long as none was chosen; undefined where it can not. */
  yardPaint: string | undefined
  coat: Coat | undefined
  /** In which it is offered. */
  paints: readonly OfferedPaint[]
  /** What the picture shows of the studio's frame. */
  frame: Cut
  /** The element that the picture fills. */
  place: Element
  children: AskedWith
}

/** The machine as it can be turned and set to work, in the place of its picture. */
export default function MachineView(props: MachineViewProps) {
  const [tries, setTries] = useState(0)
  const [isWanted, setIsWanted] = useState(!savesData())
  const panel = useRef<HTMLDivElement>(null)
  /** What was pressed goes; one goes on from where it stood. */
  const press = (change: () => void) => {
    panel.current?.focus({ preventScroll: true })
    change()
  }
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="view-panel" ref={panel} tabIndex={-1}>
        {isWanted ? (
          <Turning key={tries} {...props} onAgain={() => press(() => setTries(tries + 1))} />
        ) : (
          <div className="view-said">
            <p role="status">
              {t(
                'Your browser saves data. The 3D view fetches about 165 KB, once for all machines.',
              )}
            </p>
            <Button compact onClick={() => press(() => setIsWanted(true))}>
              {t('Load the 3D view')}
            </Button>
            <Closing />
          </div>
        )}
      </div>
    </>
  )
}

function Turning({
  product,
  measures,
  yardPaint,
  coat,
  paints,
  frame,
  place,
  children,
  onAgain,
}: MachineViewProps & { onAgain: () => void }) {
  const { canvas, phase, joints, offered, shown, lines, ask, takePicture } = useMachineView({
    ...{ coat, paints, frame },
    confirmed: measures.map(({ letter }) => letter),
    product: product.id,
  })
  useShownMachine({ product: product.id, colour: coat?.id, shown, takePicture })
  useCanvasGestures(canvas, phase === 'shown', shown?.handles, ask)
  const { playing, touched, stands } = shown ?? {}
  const sentence = shown ? sentenceOf(product.title, shown) : t('The Dino {title} in 3D', product)
  const whyNone = withoutIt[phase]
  const said = stands ? [translated(endOf[stands]), sentence] : [sentence]
  return (
    <>
      {!whyNone &&
        createPortal(
          <canvas
            ref={canvas}
            className="view-canvas"
            data-phase={phase}
            data-still={shown?.still}
            role="img"
            aria-label={sentence}
            tabIndex={0}
          />,
          place,
        )}
      {phase === 'shown' &&
        shown?.measures &&
        createPortal(<Measures lines={lines} measures={measures} />, place)}
      {phase === 'shown' &&
        createPortal(
          <p className="view-stop" role="status">
            {touched && translated(stopOf[touched])}
          </p>,
          place,
        )}
      {phase === 'loading' && (
        <p className="view-said" role="status">
          {t('Loading the 3D view …')}
        </p>
      )}
      {whyNone && (
        <div className="view-said" ref={goOnFromPanel}>
          <p role="status">{translated(whyNone)}</p>
          <Button compact onClick={onAgain}>
            {t('Try again')}
          </Button>
          <Closing />
        </div>
      )}
      {phase === 'shown' && shown && offered && (
        <>
          <p className="sr-only" role="status">
            {!playing && !touched && said.join(' ')}
          </p>
          <ViewControls
            {...{ joints, offered, paints, shown, ask }}
            hasMeasures={measures.length > 0}
          />
          {yardPaint && (
            <SeeInYard
              title={product.title}
              paint={coat?.id ?? yardPaint}
              search={machineSearch(coat?.id, shown.view)}
            />
          )}
          <AskForIt colour={coat?.id} view={shown.view}>
            {children}
          </AskForIt>
          <p className="view-note label">
            {hasBoom(joints)
              ? t(
                  'Drag the boom to move it, elsewhere to turn the machine; Ctrl and the wheel or two fingers come nearer.',
                )
              : t(
                  'Drag the bed or the arm to move it, elsewhere to turn the machine; Ctrl and the wheel or two fingers come nearer.',
                )}{' '}
            {measures.length > 0
              ? t('An illustration: nothing of it but a written measure is a specification.')
              : t('An illustration: no size or angle of it is a specification.')}{' '}
            <Closing />
          </p>
        </>
      )}
    </>
  )
}

const withoutIt: Partial<Record<Phase, Text>> = {
  lost: 'The 3D view cannot be shown: this browser or device does not draw it, or stopped. The picture shows the machine in each colour; press ‘Try again’, or open this page in another browser.',
  late: 'The 3D view did not come in time: the line or this device is slow. The picture shows the machine in each colour; press ‘Try again’.',
}

/** The canvas and the controls are gone, and the focus with them. */
const goOnFromPanel = (said: HTMLElement | null) =>
  goOnFrom(said?.closest<HTMLElement>('.view-panel'))

const hasBoom = (joints: readonly JointLimits[]) => joints.some(({ name }) => name === 'slew')

/** The picture again, and with it the first of the choices. */
function Closing() {
  return (
    <Link
      className="view-close"
      to={{ search: withView(location.search, undefined) }}
      replace
      preventScrollReset
      onClick={() =>
        document.querySelector<HTMLElement>('.views a')?.focus({ preventScroll: true })
      }
    >
      {t('Back to the picture')}
    </Link>
  )
}
