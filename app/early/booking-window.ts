import { asksForBooking, withoutBooking } from '../booking/booking-address.ts'
import { bookingCalls } from '../booking/booking-calls.ts'
import { isOverPage } from '../page/over-page.ts'
import { ask } from '../page/early-answers.ts'
import { bookingLink, together } from './booking-link.ts'
import { fetchBooking } from './fetch-booking.ts'
import { entry, pushQuery, replaceQuery } from './own-history.ts'
import type { BookingWindow, EarlyOptions, EarlyPage } from './early-page.ts'
import { isSecondPress } from '../ui/second-press.ts'
import { pageHydrated } from '../ui/start-events.ts'
import { patience } from '../../content/patience.ts'

/**
 * Shows the booking dialog's frame at the press, without the framework: the frame is part of every page, and its
 * code and its data are asked for at once, before the rest of the page's scripts.
 */
export function bookingWindow(
  page: Omit<EarlyPage, 'booking'>,
  options: EarlyOptions,
): BookingWindow {
  const files = fetchBooking(page, options)
  const frame = () => document.querySelector<HTMLDialogElement>('#booking')
  let leaving = false
  let pressed: EventTarget | null = null

  /** Whether the opening that is shown waits too long. */
  let late: ReturnType<typeof setTimeout> | undefined

  const fill = async (dialog: HTMLDialogElement) => {
    delete dialog.dataset.state
    clearTimeout(late)
    const mine = setTimeout(() => (dialog.dataset.state = 'failed'), patience)
    late = mine
    try {
      const { showBooking } = await files.load()
      if (dialog.open) showBooking(dialog)
    } catch (error) {
      console.error('The booking dialog could not be loaded', error)
      dialog.dataset.state = 'failed'
    }
    clearTimeout(mine)
  }

  /** Some browsers remember a failed module for good, and after a release its file is gone: then the page begins anew. */
  const again = async (dialog: HTMLDialogElement) => {
    await fill(dialog)
    if (dialog.dataset.state === 'failed' && (await answers())) location.reload()
  }

  const show = (dialog: HTMLDialogElement) => {
    leaving = false
    if (!files.arrived())
      for (const path of bookingCalls) page.answers.set(path, quietly(ask(path)))
    dialog.showModal()
    dialog.querySelector('h2')?.focus()
    void fill(dialog)
  }

  const hide = (dialog: HTMLDialogElement | null) => {
    page.answers.clear()
    clearTimeout(late)
    dialog?.close()
  }

  const own: BookingWindow = {
    settle() {
      const dialog = frame()
      if (!dialog || dialog.open === asksForBooking(location.search)) return
      if (dialog.open) hide(dialog)
      else show(dialog)
    },
    leave() {
      if (leaving) return
      leaving = true
      hide(frame())
      if (isOverPage(entry().usr)) return history.back()
      replaceQuery(withoutBooking(location.search))
      // The page was opened with the dialog, and the router may know it so.
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    },
    keep: replaceQuery,
  }

  const on = (type: string, act: (event: MouseEvent) => void) =>
    addEventListener(type, act as (event: Event) => void, { capture: true })

  addEventListener('popstate', () => own.settle())
  const made = frame()
  // A page that could not be taken over is drawn anew, and this frame is none of it.
  addEventListener(pageHydrated, () => {
    if (!made || made.isConnected) return
    document.body.append(made)
    if (!made.open) return
    // It is no modal one any more, and says so nowhere; closing it would leave the address.
    made.removeAttribute('open')
    made.showModal()
    made.querySelector('h2')?.focus()
  })
  on('pointerdown', (event) => {
    pressed = event.target
    if (bookingLink(event)) void quietly(files.load())
  })
  // Before the framework, which may not know the link yet, or has much to do.
  on('click', (event) => {
    const link = bookingLink(event)
    if (link) {
      event.preventDefault()
      pushQuery(together(location.search, link.search))
      return own.settle()
    }
    const target = event.target instanceof Element ? event.target : null
    const dialog = target?.closest<HTMLDialogElement>('#booking')
    if (!target || !dialog) return
    // Not when a text was marked and the pointer let go beside it.
    const isBeside = target.matches('[data-beside]') && target === pressed && !isSecondPress(event)
    if (isBeside || target.closest('[data-close]')) own.leave()
    if (target.closest('[data-again]')) void again(dialog)
  })
  on('cancel', (event) => {
    if (event.target !== frame()) return
    event.preventDefault()
    own.leave()
  })
  // Some browsers let nobody prevent a second Escape.
  on('close', (event) => {
    if (event.target === frame() && asksForBooking(location.search)) own.leave()
  })
  return own
}

/** Where the page can't be had either it stays, with the other ways to reach us. */
const answers = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A failure is told by whoever needs the result. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
