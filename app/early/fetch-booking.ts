import { withWords } from '../../content/language/with-words.ts'
import { pageHydrated } from '../ui/start-events.ts'
import { holdPictures } from './hold-pictures.ts'
import type { EarlyOptions, EarlyPage } from './early-page.ts'

export interface BookingModule {
  showBooking: (dialog: HTMLDialogElement) => void
}

/** The page's other scripts wait for the dialog's no longer than this (ms). */
const head = 5000

/** The dialog's code, all of it asked for at once and ahead of the page's own scripts. */
export function fetchBooking(
  page: Omit<EarlyPage, 'booking'>,
  { booking, whenHydrated }: EarlyOptions,
) {
  const hydrated = new Promise((resolve) => addEventListener(pageHydrated, resolve, { once: true }))
  let fetched: Promise<BookingModule> | undefined
  let arrived = false

  const fetchNow = async () => {
    for (const href of booking.modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    if (whenHydrated) await hydrated
    await window.pageWords?.()
    const module = await withWords<BookingModule>(import(/* @vite-ignore */ booking.module))
    arrived = true
    return module
  }

  return {
    load() {
      if (fetched) return fetched
      const letPicturesCome = holdPictures()
      fetched = fetchNow().catch((error: unknown) => {
        fetched = undefined
        throw error
      })
      const enough = new Promise((resolve) => setTimeout(resolve, head))
      page.first = Promise.race([fetched.catch(() => {}), enough])
      void page.first.then(letPicturesCome)
      return fetched
    },
    arrived: () => arrived,
  }
}
