import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { filmPath, type FileFacts } from '../../../content/files.ts'
import { pictureSource } from '../../page/uploaded-picture.ts'
import { arrowSteps } from '../arrow-steps.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface FocusFieldProps {
  field: { name: string; label: string; help?: string }
  error: string | undefined
  /** '30 60', or nothing. */
  value: string
  /** What is shown: an uploaded file, or the address of what was delivered. */
  shown: FileFacts | string | undefined
}

const inside = (value: number) => Math.min(Math.max(Math.round(value), 0), 100)
const numberOr = (text: string, otherwise: number) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? otherwise : inside(Number(text))

/** A point that stays in sight: two numbers, and with scripts the picture, in which it is set by pointer or arrow keys. */
export function FocusField({ field, error, value, shown }: FocusFieldProps) {
  const { name, label, help } = field
  const [first = '', second = ''] = value.split(' ')
  const [point, setPoint] = useState({ x: first, y: second })
  const hydrated = useHydrated()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const before = useRef(point)
  useEffect(() => {
    // The form saves what is typed; what is pointed at is told as if it were.
    if (before.current !== point)
      group.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
    before.current = point
  }, [point])

  const x = numberOr(point.x, 50)
  const y = numberOr(point.y, 50)
  const set = (left: number, top: number) =>
    setPoint({ x: String(inside(left)), y: String(inside(top)) })
  const type = (axis: 'x' | 'y', text: string) => {
    const typed = { ...point, [axis]: text }
    before.current = typed
    setPoint(typed)
  }

  function pointAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    set(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowSteps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 2
    set(x + step[0] * far, y + step[1] * far)
  }

  return (
    <fieldset
      ref={group}
      className="field focus-field"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {help && <p className="office-quiet content-help">{help}</p>}
      {hydrated && shown && (
        <button
          type="button"
          className="focus-picture"
          aria-label={`Point in the picture: ${x} % from the left, ${y} % from above. The arrow keys move it.`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            pointAt(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event)
          }}
        >
          <Shown shown={shown} />
          <span className="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
      )}
      <div className="focus-numbers">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            <span>{axis === 'x' ? 'From the left, %' : 'From above, %'}</span>
            <input
              name={`${name}-${axis}`}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              value={point[axis]}
              onChange={(event) => type(axis, event.target.value)}
            />
          </label>
        ))}
        {hydrated && (point.x || point.y) && (
          <button
            type="button"
            className="office-button"
            onClick={() => setPoint({ x: '', y: '' })}
          >
            No point
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Shown({ shown }: { shown: FileFacts | string }) {
  if (typeof shown === 'string') return <img src={shown} alt="" draggable={false} />
  if (shown.kind === 'film') return <video src={filmPath(shown)} muted preload="metadata" />
  if (shown.kind !== 'picture') return null
  const { srcSet, fallback, width, height } = pictureSource(shown)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes="440px" />
      <img src={fallback} width={width} height={height} alt="" draggable={false} />
    </picture>
  )
}
