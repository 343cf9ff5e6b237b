import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router'
import { translated } from '../../content/language/t.ts'
import { useHydrated } from './use-hydrated.ts'

interface Tab {
  /** In English: its lower-case form is the panel's place in the page's address, `#specs`. */
  name: string
  content: ReactNode
}

/**
 * Tabs after the ARIA authoring practices: arrows, Home and End move and choose. The chosen tab is
 * part of the page's address, so it can be linked to, and the tabs are links: until the scripts have come
 * the address alone opens a panel (`tabs.css`). Without scripts there is no list of tabs and every
 * panel is shown, one after the other.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const [picked, setPicked] = useState<number>()
  const hydrated = useHydrated()
  const linked = tabs.findIndex(({ name }) => location.hash === `#${anchorOf(name)}`)
  const chosen = picked ?? (hydrated && linked > 0 ? linked : 0)

  // The browser went to the panel itself, with the tabs out of sight.
  const arrivedAt = useRef(linked)
  useEffect(() => {
    if (arrivedAt.current > 0) list.current?.parentElement?.scrollIntoView()
  }, [])

  const changed = useRef(false)
  useLayoutEffect(() => {
    if (changed.current) scrollToStart(list.current)
    changed.current = false
  }, [chosen])

  const choose = (index: number) => {
    setPicked(index)
    // Not the router's: it would scroll to the panel at every change.
    window.history.replaceState(window.history.state, '', `#${anchorOf(tabs[index]!.name)}`)
    changed.current = true
  }
  const onClick = (event: MouseEvent<HTMLElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(index)
    // Safari gives the focus to no link that is pressed, and the arrow keys go by it.
    event.currentTarget.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = event.key === ' ' ? index : nextTab(event.key, chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  return (
    <div className="tabs" data-early={(!hydrated && picked === undefined) || undefined}>
      <div ref={list} className="tab-list needs-scripts" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.name}
            href={`#${anchorOf(tab.name)}`}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={anchorOf(tab.name)}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={(event) => onClick(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span aria-hidden="true">{index + 1}</span>
            {translated(tab.name)}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          className="tab-panel"
          role={hydrated ? 'tabpanel' : undefined}
          id={anchorOf(tab.name)}
          aria-labelledby={hydrated ? `${id}-tab-${index}` : undefined}
          tabIndex={hydrated ? 0 : undefined}
          data-closed={index !== chosen || undefined}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

function anchorOf(name: string): string {
  return name.toLowerCase()
}

/** From deep inside a long panel the next one would be seen from its middle: go to its start. */
function scrollToStart(list: HTMLElement | null) {
  const group = list?.parentElement
  if (!list || !group) return
  const isStuck = group.getBoundingClientRect().top < list.getBoundingClientRect().top
  if (isStuck) group.scrollIntoView()
}

/** The tab a key leads to, wrapping around; undefined for other keys. */
export function nextTab(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (chosen + 1) % count
  if (key === 'ArrowLeft') return (chosen + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
