import { useRef, useState, type CSSProperties } from 'react'
import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { useReducedMotion } from '../films/use-reduced-motion.ts'
import { useSeen } from '../films/use-in-view.ts'
import { Icon } from '../ui/icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { below } from '../ui/breakpoints.ts'
import { productPath } from '../../content/site.ts'

export interface EvolvedMachine {
  id: string
  slug?: string
  title: string
  subtitle: string
  /** Its name as a logo; without one it is written. */
  mark?: string
  picture: { src: string; srcSet?: string; width: number; height: number; alt: string }
}

/**
 * halved: as it stands without scripts, and for people who asked for less motion. blank: not seen yet.
 * painting: being drawn, then painted. set: as far as somebody moved it, or to its end.
 */
type Stage = 'halved' | 'blank' | 'painting' | 'paused' | 'set'

const drawings = import.meta.glob<string>('/media/drawings/through-lens/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A machine's drawing that turns into the machine; the edge between them can be moved. */
export function DrawnMachine({ machine }: { machine: EvolvedMachine }) {
  const { id, title, subtitle, mark, picture } = machine
  const frame = useRef<HTMLDivElement>(null)
  const seen = useSeen(frame, 0.6)
  const calm = useReducedMotion()
  const hydrated = useHydrated()
  const [chosen, setStage] = useState<Stage>()
  const [painted, setPainted] = useState(50)
  // The paper is empty until the machine comes into sight: nobody sees it emptied.
  const stage = chosen ?? (calm ? 'halved' : seen ? 'painting' : 'blank')

  const isMoving = stage === 'painting'
  const press = () => {
    if (isMoving) setStage('paused')
    else setStage('painting')
  }
  return (
    <div className="evolved">
      <div className="evolved-words">
        {mark && (
          <img className="evolved-logo" src={mark} alt="" width={656} height={218} loading="lazy" />
        )}
        <h3 id={`evolution-${id}`} className={mark ? 'sr-only' : 'wide heading-2'}>
          {title}
        </h3>
        <p className="lead" lang={languageOf(subtitle)}>
          {subtitle}
        </p>
        <Link to={productPath(machine)} className="text-link">
          <span>{t('See {title}', { title })}</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
      <div
        ref={frame}
        className="evolved-frame"
        data-stage={stage}
        style={stage === 'set' ? ({ '--painted': `${painted}%` } as CSSProperties) : undefined}
        onAnimationEnd={() => {
          setPainted(100)
          setStage('set')
        }}
      >
        <img
          className="evolved-drawing"
          src={drawings[`/media/drawings/through-lens/${id}.svg`]}
          alt=""
          width={1600}
          height={1120}
          loading="lazy"
        />
        <img
          {...picture}
          className="evolved-picture"
          sizes={`${below('desk')} 100vw, 76vw`}
          alt={t('{picture}, and the line drawing it is made from', { picture: picture.alt })}
          loading="lazy"
        />
        <span className="evolved-edge" />
        {hydrated && (
          <>
            <input
              type="range"
              min={0}
              max={100}
              value={stage === 'set' ? painted : 50}
              aria-label={t('{title}: from drawing to machine', { title })}
              aria-valuetext={t('{painted} % painted', { painted })}
              onChange={(event) => {
                setPainted(Number(event.target.value))
                setStage('set')
              }}
            />
            <button
              type="button"
              className="evolved-button"
              aria-label={t(isMoving ? 'Pause the {title}' : 'Draw the {title}', { title })}
              onClick={press}
            >
              <Icon name={isMoving ? 'pause' : 'play'} />
            </button>
          </>
        )}
      </div>
    </div>
  )
}
