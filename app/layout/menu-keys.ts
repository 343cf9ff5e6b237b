const steps: Record<string, [lists: number, places: number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** The place that an arrow leads to: along a list and round at its ends, or to the other list, as far down as it goes. */
export function nextPlace(
  key: string,
  { list, place }: { list: number; place: number },
  lengths: number[],
): { list: number; place: number } | undefined {
  const step = steps[key]
  if (!step) return
  const next = (list + step[0] + lengths.length) % lengths.length
  const length = lengths[next]!
  const far = step[0] ? Math.min(place, length - 1) : (place + step[1] + length) % length
  return { list: next, place: far }
}

let following = false

/** From now on arrows move the focus among the machines of the open menu, and from its button into it. */
export function followArrows(): void {
  if (!following) document.addEventListener('keydown', moveInMenu)
  following = true
}

function moveInMenu(event: KeyboardEvent): void {
  const { target, key } = event
  const lists = [...document.querySelectorAll('.menu[data-open] ol')].map((list) => [
    ...list.querySelectorAll('a'),
  ])
  const list = lists.findIndex((links) => links.includes(target as HTMLAnchorElement))
  const isButton = target instanceof Element && target.matches('.products-button')
  const next =
    list >= 0
      ? nextPlace(
          key,
          { list, place: lists[list]!.indexOf(target as HTMLAnchorElement) },
          lists.map(({ length }) => length),
        )
      : isButton && key === 'ArrowDown' && { list: 0, place: 0 }
  if (!next) return
  event.preventDefault()
  lists[next.list]?.[next.place]?.focus()
}
