import { partOf } from '../../content/public-parts.ts'

/** The longest answer to each press, in milliseconds. */
const presses = new Map<number, number>()

/**
 * Measures this page as https://web.dev/articles/vitals says, from its beginning: browsers keep what was before. What was seen is
 * sent once, as the visitor leaves; whoever comes back to a page that was left counts no second time.
 */
export function measurePage(): void {
  const seen: { lcp?: number; inp?: number; cls?: number } = {}
  // Of the address only its first part: what follows may be somebody's own.
  const path = `/${partOf(location.pathname)}`
  const device = deviceOf(innerWidth)

  observe('largest-contentful-paint', ({ startTime }) => {
    // In a tab that was opened behind another it counts from when it was looked at, which nobody knows here.
    const hidden = performance.getEntriesByType('visibility-state').find(isHidden)
    if (!hidden || hidden.startTime > startTime) seen.lcp = Math.round(startTime)
  })
  const shifts = shiftsInOneGo()
  // A page on which nothing moves says so, if the browser would have noticed.
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) seen.cls = 0
  observe('layout-shift', (entry) => {
    seen.cls = Math.max(
      seen.cls ?? 0,
      Math.round(shifts(entry as PerformanceEntry & Shift) * 1_000),
    )
  })
  const press = (entry: PerformanceEntry) => {
    const { duration, interactionId } = entry as PerformanceEntry & { interactionId?: number }
    if (!interactionId) return
    presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration))
    const longest = [...presses.values()].sort((one, other) => other - one)
    // Of fifty presses one may be an outlier.
    seen.inp = longest[Math.floor(presses.size / 50)]!
  }
  observe('event', press)
  // Also when it was answered at once, as all of them may have been.
  observe('first-input', press)
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    navigator.sendBeacon('/api/speed', JSON.stringify({ path, device, ...seen }))
  })
}

function observe(type: string, each: (entry: PerformanceEntry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
    ...{ type, buffered: true },
    // Milliseconds. A shorter one is no trouble to anybody.
    ...(type === 'event' && { durationThreshold: 40 }),
  })
}

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** How far things moved in one go: less than a second apart, and five seconds at most. */
function shiftsInOneGo() {
  let [moved, began, last] = [0, 0, 0]
  return ({ startTime, value, hadRecentInput }: PerformanceEntry & Shift): number => {
    if (hadRecentInput) return moved
    if (startTime - last > 1_000 || startTime - began > 5_000) [moved, began] = [0, startTime]
    moved += value
    last = startTime
    return moved
  }
}

const isHidden = ({ name }: PerformanceEntry) => name === 'hidden'

function deviceOf(width: number): string {
  if (width < 640) return 'phone'
  return width < 1101 ? 'tablet' : 'computer'
}
