import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface Tab {
  name: string
  content: ReactNode
}

/**
 * Tabs after the ARIA authoring practices: arrows, Home and End move and choose. Without scripts
 * there is no list of tabs and every panel is shown, one after the other.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const hydrated = useHydrated()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event.key, chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  return (
    <>
      <div className="tab-list needs-scripts" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            <span aria-hidden="true">{index + 1}</span>
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          className="tab-panel"
          role={hydrated ? 'tabpanel' : undefined}
          id={`${id}-panel-${index}`}
          aria-labelledby={hydrated ? `${id}-tab-${index}` : undefined}
          tabIndex={hydrated ? 0 : undefined}
          hidden={hydrated && index !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  )
}

/** The tab a key leads to, wrapping around; undefined for other keys. */
export function nextTab(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (chosen + 1) % count
  if (key === 'ArrowLeft') return (chosen + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
