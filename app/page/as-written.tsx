import { NotLoaded } from '../ui/lazy-part.tsx'

/**
 * Stands in for a part of the server's page whose code does not come: what the server wrote stays, with what was typed, and its
 * links and forms work as they do without scripts. The rest of the page answers. Where the part is to show something else, which
 * nobody wrote, it throws why it can't.
 *
 * @param selector all elements of the part
 * @param note the class of what says so
 */
export function asWritten(selector: string, failure: unknown, note?: string) {
  const written = [...document.querySelectorAll(selector)]
  const focused = document.activeElement
  const place = (element: Element | null) => {
    element?.append(...written)
    if (element?.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true })
  }
  let wrote: string | undefined
  const Written = ({ shown }: { shown: object }) => {
    wrote ??= JSON.stringify(shown)
    if (JSON.stringify(shown) !== wrote) throw failure
    return (
      <div>
        <div className={note} style={{ paddingBlock: 16 }}>
          <NotLoaded />
        </div>
        <div ref={place} />
      </div>
    )
  }
  return { default: Written }
}
