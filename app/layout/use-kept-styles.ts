import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/**
 * Keeps the styles of every page that one has been to. React Router takes a page's styles away with the
 * page and fetches them again at the next visit: until the browser has read them the page would stand
 * without, and Back would not find its place.
 */
export function useKeptStyles(): void {
  const { state } = useNavigation()
  // The page that is left.
  useEffect(() => {
    if (state === 'loading') for (const link of styleLinks()) keep(link)
  }, [state])
  // The page that is coming: React Router fetches its styles beforehand, and lets go of them.
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') keep(node)
        }
      }
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}

/** Puts a copy beside it that nobody takes away, unless there is one. The first is the root's own, which stays. */
function keep(link: HTMLLinkElement): void {
  const file = link.getAttribute('href')!
  const links = styleLinks()
  const isKept = (other: HTMLLinkElement) =>
    'kept' in other.dataset && other.getAttribute('href') === file
  if (link === links[0] || links.some(isKept)) return
  const copy = document.createElement('link')
  copy.rel = 'stylesheet'
  copy.href = file
  copy.dataset.kept = ''
  link.after(copy)
}

function styleLinks(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
}
