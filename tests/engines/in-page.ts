/** What runs in the page: each function is sent there by its text, so it may use nothing but its arguments. */

/** Where the pages of a visit keep what went wrong, in their storage. */
export const problemsKey = 'problems-of-this-visit'

/**
 * Keeps what goes wrong in all pages of a visit: errors of scripts, files that don't come, what the policy stopped,
 * and whatever is written to the console as an error. A second call does nothing.
 */
export function recordProblems(key: string): void {
  const here = window as unknown as Record<string, { awaited: number; isLeft: boolean } | undefined>
  if (here[key]) return
  const state = (here[key] = { awaited: 0, isLeft: false })
  const note = (text: string) => {
    if (state.isLeft) return
    const noted = JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
    localStorage.setItem(key, JSON.stringify([...noted, `${location.pathname}: ${text}`]))
  }
  const ask = window.fetch
  window.fetch = async (...request) => {
    state.awaited++
    return ask(...request).finally(() => state.awaited--)
  }
  const told = console.error
  console.error = (...words: unknown[]) => {
    note(words.map(String).join(' '))
    told(...words)
  }
  const onError = (event: ErrorEvent) => {
    const { src, href, rel, localName } = event.target as HTMLImageElement & HTMLLinkElement
    // What is asked for ahead of its use: Firefox says so too of a module that is there already, and of a page's data once the link
    // that was pointed at is gone.
    if (rel !== 'modulepreload' && rel !== 'prefetch')
      note(event.message ?? `${localName} ${src ?? href} did not come`)
  }
  // Files that don't come are told to their element only, on the way down.
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`${effectiveDirective} stopped ${blockedURI}`),
  )
}

export function readProblems(key: string): string[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
}

/**
 * Whether the page has all it asked for; keeps nothing more of it then. What is asked for between this and the moment when it is
 * left, Firefox and WebKit tell as failed.
 */
export function leaveOnceQuiet(key: string): boolean {
  const here = window as unknown as Record<string, { awaited: number; isLeft: boolean } | undefined>
  const state = here[key]
  if (state?.awaited !== 0) return false
  return (state.isLeft = true)
}

/** Whether React answers to what is pressed: before, links and forms lead on as they do without scripts. */
export function isAlive(): boolean {
  return Object.keys(document.documentElement).some((name) => name.startsWith('__reactFiber$'))
}

/** @param use 'press' finds only what the pointer would meet, not what lies under something else. */
export function findPart(role: string, name: string, use: string): Element | null {
  const roles: Record<string, string> = {
    button: 'button, [role="button"]',
    dialog: 'dialog[open], [role="dialog"]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    picture: 'img, [role="img"]',
    radio: 'input[type="radio"]',
    tab: '[role="tab"]',
  }
  const namesOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const words = [...labelledBy.map((id) => document.getElementById(id)), ...labels]
    return (
      element.getAttribute('aria-label') ??
      element.getAttribute('alt') ??
      (words.length > 0 ? words : [element as HTMLElement]).map((part) => part?.innerText).join(' ')
    )
  }
  const wanted = new RegExp(name)
  const fitting = [...document.querySelectorAll(roles[role]!)].find(
    (element) =>
      wanted.test(namesOf(element).replace(/\s+/g, ' ').trim()) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      (role === 'radio' || element.checkVisibility({ visibilityProperty: true })),
  )
  // What people press of a radio is its label.
  const part = role === 'radio' ? (fitting as HTMLInputElement | undefined)?.labels?.[0] : fitting
  if (!part || use !== 'press') return part ?? null
  // Or the pointer would aim at where it is while the page still glides there.
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = part.getBoundingClientRect()
  const met = document.elementFromPoint(x + width / 2, y + height / 2)
  return part.contains(met) ? part : null
}

/** The words that can be seen. */
export function readWords(): string {
  return document.body.innerText.replace(/\s+/g, ' ')
}
