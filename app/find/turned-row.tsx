import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { t, translated } from '../../content/language/t.ts'
import type { Text } from '../../content/words/texts.ts'
import { savesData } from '../ui/saves-data.ts'
import { useBeside } from '../machine-view/use-beside.ts'
import { useCanvasGestures } from '../machine-view/use-canvas-gestures.ts'
import type { Phase } from '../machine-view/use-machine-view.ts'
import { goOnFrom, isNowhere } from '../ui/go-on-from.ts'
import { viewIn } from '../machine-view/view-address.ts'
import { inBeside, poseInWords } from '../machine-view/beside-words.ts'
import type { BesideWish, ShownBeside } from '../machine-view/beside-messages.ts'
import { Button } from '../ui/button.tsx'
import type { ComparedMachines } from './compare-page.server.ts'
import { Drawn } from './elevations-row.tsx'
import { TurnControls } from './turn-controls.tsx'
import styles from './turned-row.css?url'

interface TurnedRowProps {
  machines: ComparedMachines['machines']
  /** The drawings again. */
  back: string
}

/** How they were seen last: whoever takes one of them out sees the others from the same side. */
let lastView: string | undefined

/** The machines in the place of their drawings, which stay on paper and where nothing can be turned. */
export default function TurnedRow(props: TurnedRowProps) {
  const [tries, setTries] = useState(0)
  const [isWanted, setIsWanted] = useState(!savesData())
  useEffect(
    () => () => {
      if (new URLSearchParams(location.search).has('show')) return
      lastView = undefined
      if (isNowhere())
        document.querySelector<HTMLElement>('.compare-drawings a')?.focus({ preventScroll: true })
    },
    [],
  )
  useEffect(() => {
    // The form that adds a machine is the browser's, and this row alone knows how they are seen.
    const goAlong = ({ formData }: FormDataEvent) => {
      if (!formData.has('machines')) return
      formData.set('show', '3d')
      const view = lastView ?? viewIn(location.search)
      if (view) formData.set('view', view)
    }
    document.addEventListener('formdata', goAlong)
    return () => document.removeEventListener('formdata', goAlong)
  }, [])
  return (
    <>
      {isWanted ? (
        <Turning key={tries} {...props} onAgain={() => setTries(tries + 1)} />
      ) : (
        <Instead {...props}>
          <p role="status">
            {t('Your browser saves data. 3D fetches about 165 KB, once for all.')}
          </p>
          <Button compact onClick={() => setIsWanted(true)}>
            {t('Load it')}
          </Button>
        </Instead>
      )}
    </>
  )
}

function Turning({ machines, back, onAgain }: TurnedRowProps & { onAgain: () => void }) {
  const row = useRef<HTMLTableRowElement>(null)
  const [first] = useState(() => viewIn(location.search) || lastView || '')
  const { phase, made, shown, ask } = useBeside(row, first)
  const seen = shown?.view ?? first
  useEffect(() => {
    lastView = seen
  }, [seen])
  const whyNone = withoutIt[phase]
  if (whyNone)
    return (
      <Instead {...{ machines, back }}>
        <p role="status">{translated(whyNone)}</p>
        <Button compact onClick={onAgain}>
          {t('Try again')}
        </Button>
      </Instead>
    )
  const modelled = machines.filter(({ hasModel }) => hasModel)
  return (
    <tr ref={row} className="compare-drawings turned-row" data-phase={phase}>
      <td className="turned-first" ref={goOnFrom} tabIndex={-1}>
        <link rel="stylesheet" href={styles} precedence="page" />
        <p>{t('In 3D, to one scale')}</p>
        {shown && phase === 'shown' ? (
          <>
            <TurnControls shown={shown} ask={ask} />
            <p className="sr-only" role="status">
              {shown.playing ? '' : inBeside(shown)}
            </p>
          </>
        ) : (
          <p role="status">{t('Loading 3D: {made} of {all} …', { made, all: modelled.length })}</p>
        )}
        <Closing back={back} />
      </td>
      {machines.map((machine) => (
        <td key={machine.id}>
          {machine.hasModel && (
            <Turned {...machine} shown={phase === 'shown' ? shown : undefined} ask={ask} />
          )}
          <div className="turned-drawn" data-stays={!machine.hasModel || undefined}>
            <Drawn {...machine} />
            {!machine.hasModel && <span className="label">{t('Not in 3D yet')}</span>}
          </div>
        </td>
      ))}
    </tr>
  )
}

const withoutIt: Partial<Record<Phase, Text>> = {
  lost: '3D cannot be shown: this browser or device does not draw it, or stopped. The drawings show the machines to one scale.',
  late: '3D did not come in time: the line or this device is slow. The drawings show the machines to one scale.',
}

interface TurnedProps {
  id: string
  title: string
  shown: ShownBeside | undefined
  ask: (wish: BesideWish) => void
}

function Turned({ id, title, shown, ask }: TurnedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useCanvasGestures(canvas, shown !== undefined, undefined, (wish) => {
    if (wish.ask === 'turn' || wish.ask === 'zoom') ask(wish)
  })
  return (
    <canvas
      ref={canvas}
      className="turned-canvas"
      data-product={id}
      data-still={shown?.still}
      role="img"
      aria-label={shown ? poseInWords(title, shown) : t('The Dino {title} in 3D', { title })}
      // What is dragged with the mouse is turned by arrows.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    />
  )
}

/** The drawings, and why. */
function Instead({ machines, back, children }: TurnedRowProps & { children: ReactNode }) {
  return (
    <tr className="compare-drawings turned-row">
      <td className="turned-first" ref={goOnFrom} tabIndex={-1}>
        <link rel="stylesheet" href={styles} precedence="page" />
        {children}
        <Closing back={back} />
      </td>
      {machines.map((machine) => (
        <td key={machine.id}>
          <Drawn {...machine} />
        </td>
      ))}
    </tr>
  )
}

function Closing({ back }: Pick<TurnedRowProps, 'back'>) {
  return (
    <Link className="turned-back" to={back} preventScrollReset>
      {t('Back to the drawings')}
    </Link>
  )
}
