import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/**
 * Whether the address asks for a dialog, and how to take that out again.
 *
 * @param asksFor whether a query asks for it
 * @param without the query without what asks for it
 */
export function useDialogAddress(
  asksFor: (search: string) => boolean,
  without: (search: string) => string,
) {
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const isOpen = asksFor(search)
  // Set while the entry before this one is the same page without the dialog.
  const openedHere = useRef(false)
  const wasClosed = useRef(false)

  useEffect(() => {
    if (!isOpen) {
      wasClosed.current = true
    } else if (wasClosed.current) {
      wasClosed.current = false
      openedHere.current = navigationType === 'PUSH'
    }
  }, [isOpen, navigationType])

  const close = () => {
    if (openedHere.current) {
      openedHere.current = false
      void navigate(-1)
      return
    }
    void navigate(
      { pathname, search: without(search) },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }
  return { isOpen, close }
}
