import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { asksForBooking, withoutBooking } from './booking-query.ts'

/** Whether the address asks for the dialog, and how to take that out again. */
export function useBookingAddress() {
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const isOpen = asksForBooking(search)
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
      { pathname, search: withoutBooking(search) },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }
  return { isOpen, close }
}
