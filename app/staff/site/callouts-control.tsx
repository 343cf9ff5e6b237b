import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { placeIn, type Callout } from '../../products/callouts.ts'
import { calloutText } from '../../rules/callout-text.ts'
import { Picture } from '../../ui/picture.tsx'
import type { ContentField } from '../../site-content/content-form.server.ts'
import type { MarkedRender } from './callout-picture.server.ts'
import { arrowSteps } from '../arrow-steps.ts'
import { ContentControl } from './content-control.tsx'
import { placeWords, useCallouts } from './use-callouts.ts'

interface CalloutsControlProps {
  field: Extract<ContentField, { input: 'callouts' }>
  error: string | undefined
  value: string
  /** Of the features, as they are typed at the moment. */
  titles: readonly string[]
  /** What the numbers stand on; nothing as long as there is no picture. */
  shown: (MarkedRender & { key: string }) | undefined
}

/** Hundredths of the picture by which an arrow key moves a number, and with Shift. */
const steps = { small: 0.5, large: 5 }

/** Places the numbers of features on the machine's picture; without scripts they are typed. */
export function CalloutsControl({ field, error, value, titles, shown }: CalloutsControlProps) {
  const { callouts, marks, said, field: hidden, ...steer } = useCallouts(value, titles, shown)
  const [selected, setSelected] = useState<number>()
  const surface = useRef<HTMLDivElement>(null)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const id = useId()

  /** From the screen's pixels to the picture's units. */
  const unit = () => (shown ? shown.frame.width / surface.current!.clientWidth : 1)

  function press(event: PointerEvent<HTMLButtonElement>, index: number, { at }: Callout) {
    const target = event.currentTarget
    const begun = [event.clientX, event.clientY] as const
    setSelected(index)
    target.setPointerCapture(event.pointerId)
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const [x = 0, y = 0] = at
      const by = [(clientX - begun[0]) * unit(), (clientY - begun[1]) * unit()] as const
      if (Math.hypot(...by) > 3 * unit()) steer.moveTo(index, [x + by[0], y + by[1]])
    }
    const end = () => target.removeEventListener('pointermove', move)
    target.addEventListener('pointermove', move)
    target.addEventListener('lostpointercapture', end, { once: true })
  }

  function nudge(event: KeyboardEvent, index: number, { at }: Callout) {
    const direction = arrowSteps[event.key]
    if (!direction || !shown) return
    event.preventDefault()
    const { width, height } = shown.whole
    const step = event.shiftKey ? steps.large : steps.small
    const [x = 0, y = 0] = at
    const by = [(direction[0] * step * width) / 100, (direction[1] * step * height) / 100] as const
    steer.moveTo(index, [x + by[0], y + by[1]])
  }

  /** Whoever can't drag presses a number, and then where it belongs. */
  function placeSelected({ clientX, clientY, target }: React.MouseEvent) {
    if (!shown || selected === undefined || !marks[selected]) return
    if (target instanceof Element && target.closest('button')) return
    const box = surface.current!.getBoundingClientRect()
    const { x, y } = shown.frame
    steer.moveTo(selected, [x + (clientX - box.left) * unit(), y + (clientY - box.top) * unit()])
    buttons.current[selected]?.focus()
  }

  return (
    <>
      <noscript>
        <ContentControl field={field} error={error} value={value} />
      </noscript>
      <fieldset className="field callouts needs-scripts" aria-describedby={`${id}-help`}>
        <legend>{field.label}</legend>
        <input ref={hidden} type="hidden" name={field.name} value={calloutText(callouts)} />
        <p id={`${id}-help`} className="office-quiet callouts-help">
          {shown
            ? 'Drag a number to its part, or press it and then the place. Arrow keys move it, with Shift further.'
            : 'Add a photograph above: the numbers of the features can be placed on it then.'}
        </p>
        {shown && (
          // The numbers' arrow keys do the same.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div ref={surface} className="feature-picture callouts-picture" onClick={placeSelected}>
            <Shown {...shown} />
            <Leaders marks={marks} frame={shown.frame} />
            {marks.map(
              (mark, index) =>
                mark && (
                  <button
                    key={index}
                    ref={(button) => {
                      buttons.current[index] = button
                    }}
                    type="button"
                    className="boxed"
                    aria-label={`${index + 1}, ${titles[index]}: ${placeWords(placeIn(mark.at, shown.whole))}`}
                    aria-describedby={`${id}-help`}
                    data-selected={selected === index || undefined}
                    style={placeOf(mark.box, shown.frame)}
                    onFocus={() => setSelected(index)}
                    onPointerDown={(event) => press(event, index, mark)}
                    onKeyDown={(event) => nudge(event, index, mark)}
                  >
                    {index + 1}
                  </button>
                ),
            )}
          </div>
        )}
        {steer.isOnAnother && (
          <p role="status" className="office-notice callouts-other">
            The picture is another one now: see whether each number still fits.
          </p>
        )}
        {shown && (
          <ol className="callouts-list">
            {titles.map((title, index) => (
              <li key={`${index} ${title}`}>
                <span>
                  {index + 1}. {title}
                </span>
                <button
                  type="button"
                  className="office-button"
                  aria-label={`${marks[index] ? 'Take off' : 'Place'} ${index + 1}, ${title}`}
                  onClick={() => (marks[index] ? steer.takeOff(index) : steer.place(index))}
                >
                  {marks[index] ? 'Take off' : 'Place'}
                </button>
              </li>
            ))}
          </ol>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
        {error && <p className="field-error">{error}</p>}
      </fieldset>
    </>
  )
}

/** As the page of a machine frames it. Sharing its component would split that page’s scripts, and make them larger. */
function Shown({ picture, frame }: Pick<MarkedRender, 'picture' | 'frame'>) {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
  return (
    <div className="framed" style={{ aspectRatio: frame.width / frame.height }}>
      <Picture
        {...picture}
        sizes={picture.srcSet && '(min-width: 1101px) 440px, 90vw'}
        style={{
          width: share(picture.width, frame.width),
          left: share(-frame.x, frame.width),
          top: share(-frame.y, frame.height),
        }}
      />
    </div>
  )
}

interface LeadersProps {
  marks: readonly (Callout | undefined)[]
  frame: MarkedRender['frame']
}

/** From each number to its part. */
function Leaders({ marks, frame: { x, y, width, height } }: LeadersProps) {
  return (
    <svg viewBox={[x, y, width, height].join(' ')} aria-hidden="true">
      {marks.map(
        (mark, index) =>
          mark && (
            <g key={index}>
              <path d={`M${mark.at.join(' ')}L${mark.box.join(' ')}`} />
              <path d={`M${mark.at.join(' ')}h0`} />
            </g>
          ),
      )}
    </svg>
  )
}

const placeOf = ([left = 0, top = 0]: readonly number[], frame: MarkedRender['frame']) => ({
  left: `${((100 * (left - frame.x)) / frame.width).toFixed(2)}%`,
  top: `${((100 * (top - frame.y)) / frame.height).toFixed(2)}%`,
})
