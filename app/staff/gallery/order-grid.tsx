import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { movedTo } from '../../rules/given-order.ts'
import type { OrderedPicture } from './order-field.tsx'
import { OrderTile } from './order-tile.tsx'
import { useDragging } from './use-dragging.ts'

interface OrderGridProps {
  pictures: OrderedPicture[]
  onOrder: (names: string[]) => void
  /** Takes the order back, where there is one. */
  onMixed: (() => void) | undefined
}

interface Lifted {
  name: string
  order: OrderedPicture[]
}

const howTo = 'Space or Enter lifts the picture, the arrows move it, Escape puts it back.'

/** Pictures in a grid, each put elsewhere by dragging it or with the keyboard. One stop of the Tab key, however many there are. */
export function OrderGrid({ pictures, onOrder, onMixed }: OrderGridProps) {
  const [active, setActive] = useState(pictures[0]?.name)
  /** As they stand while one of them is lifted; it is put down there. */
  const [lifted, setLifted] = useState<Lifted>()
  /** The same at once: a hand moves on and lets go before the page is drawn. */
  const carried = useRef<Lifted>(undefined)
  const [said, setSaid] = useState('')
  const grid = useRef<HTMLUListElement>(null)
  const helpId = useId()
  const shown = lifted?.order ?? pictures
  const chosen = shown.find(({ name }) => name === active) ?? shown[0]
  const placeOf = (name: string | undefined, all = shown) =>
    all.findIndex((each) => each.name === name)
  const placeWords = (place: number) => `place ${place + 1} of ${shown.length}`

  const handleOf = (name: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-name="${name}"] button`)
  const due = useRef(0)
  /** A handle that was moved in the page loses the focus, and has it again with the next frame. */
  const focusAgain = (name: string) => {
    cancelAnimationFrame(due.current)
    due.current = requestAnimationFrame(() => handleOf(name)?.focus())
  }
  const focus = (name: string | undefined) => {
    if (!name) return
    // Whoever types fast is elsewhere already.
    cancelAnimationFrame(due.current)
    setActive(name)
    handleOf(name)?.focus()
  }

  function hold(now: Lifted | undefined) {
    carried.current = now
    setLifted(now)
  }

  function lift(name: string) {
    setActive(name)
    hold({ name, order: pictures })
  }

  function carry(name: string, to: number, isByKey: boolean) {
    const all = carried.current?.name === name ? carried.current.order : pictures
    const order = movedTo(all, placeOf(name, all), to)
    hold({ name, order })
    setSaid(`${placeWords(placeOf(name, order))}.`)
    if (isByKey) focusAgain(name)
  }

  function putDown(order = carried.current?.order) {
    hold(undefined)
    if (!order || order.every(({ name }, place) => name === pictures[place]?.name)) return
    onOrder(order.map(({ name }) => name))
  }

  function putBack() {
    const name = carried.current?.name
    if (!name) return
    hold(undefined)
    setSaid(`Put back at ${placeWords(placeOf(name, pictures))}.`)
    focusAgain(name)
  }

  function sendTo(end: 'start' | 'end') {
    if (!chosen) return
    const order = movedTo(pictures, placeOf(chosen.name, pictures), end === 'start' ? 0 : Infinity)
    setActive(chosen.name)
    putDown(order)
    setSaid(`${chosen.title}: ${placeWords(placeOf(chosen.name, order))}.`)
  }

  const dragging = useDragging(grid, {
    // The browser itself may give the focus to nothing, or take it away once this is told.
    onPress: (name) => {
      setActive(name)
      focusAgain(name)
    },
    onLift: lift,
    onOver: (name, target) => {
      const all = carried.current?.order
      const to = placeOf(target, all)
      if (to < 0 || to === placeOf(name, all)) return
      // Drawn at once: what lies under the hand is asked of the page again, before its next frame too.
      flushSync(() => carry(name, to, false))
    },
    onDrop: () => putDown(),
    onCancel: putBack,
  })

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLButtonElement) || !chosen) return
    const { name, title } = chosen
    const place = placeOf(name)
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!lifted) {
        lift(name)
        setSaid(`${title} is lifted, ${placeWords(place)}. ${howTo}`)
      } else {
        putDown()
        setSaid(`${title} is put down at ${placeWords(place)}.`)
      }
      return
    }
    if (event.key === 'Escape' && lifted) {
      event.preventDefault()
      putBack()
      return
    }
    const to = placeAfter(event.key, place, {
      count: shown.length,
      columns: columnsOf(grid.current),
    })
    if (to === undefined) return
    event.preventDefault()
    if (lifted) carry(name, to, true)
    else focus(shown[to]?.name)
  }

  return (
    <div className="order">
      <div className="order-tools">
        <p className="order-chosen">
          <span className="office-quiet">Chosen:</span> {chosen?.title}
        </p>
        <button type="button" className="office-button" onClick={() => sendTo('start')}>
          Move to start
        </button>
        <button type="button" className="office-button" onClick={() => sendTo('end')}>
          Move to end
        </button>
        {onMixed && (
          <button type="button" className="office-button" onClick={onMixed}>
            Mix them again
          </button>
        )}
      </div>
      {/* The keys are those of the handles in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={grid}
        className="order-grid"
        aria-label="Pictures in their order"
        onKeyDown={onKeyDown}
        {...dragging}
      >
        {shown.map((picture, place) => (
          <OrderTile
            key={picture.name}
            picture={picture}
            place={place + 1}
            isActive={picture.name === chosen?.name}
            isLifted={picture.name === lifted?.name}
            helpId={helpId}
            onFocus={setActive}
          />
        ))}
      </ul>
      <p id={helpId} className="office-quiet">
        Drag a picture to its place. {howTo} Home and End are the two ends.
      </p>
      <p className="sr-only" role="status" aria-live="assertive">
        {said}
      </p>
    </div>
  )
}

/** How many stand beside each other. */
function columnsOf(grid: HTMLElement | null): number {
  const tiles = [...(grid?.children ?? [])] as HTMLElement[]
  const below = tiles.findIndex(({ offsetTop }) => offsetTop !== tiles[0]!.offsetTop)
  return below < 1 ? tiles.length : below
}

/** Where a key leads to in the grid; nothing for other keys. */
function placeAfter(
  key: string,
  place: number,
  { count, columns }: { count: number; columns: number },
): number | undefined {
  const steps: Record<string, number> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns },
    ...{ Home: -count, End: count },
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(place + step, 0), count - 1)
}
