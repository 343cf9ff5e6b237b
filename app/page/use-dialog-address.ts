import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { isOverPage } from './over-page.ts'

/**
 * Whether the address asks for a dialog, and how to take that out again.
 *
 * @param asksFor whether a query asks for it
 * @param without the query without what asks for it
 */
export function useDialogAddress(
  asksFor: (search: string) => boolean,
  without: (search: string, pathname: string) => string,
) {
  const { pathname, search, state, key } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const left = useRef<string>(undefined)

  const isOpen = asksFor(search)
  useEffect(() => {
    if (!isOpen) left.current = undefined
  }, [isOpen])

  const close = () => {
    if (!isOverPage(state)) {
      void navigate(
        { pathname, search: without(search, pathname) },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      )
    } else if (left.current !== key) {
      // Once only: the second step back would leave the page.
      left.current = key
      void navigate(-1)
    }
  }
  return { isOpen, close }
}
