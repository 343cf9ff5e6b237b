import type { standIn } from './stand-in.ts'

/** What the page's first script and the framework's share: `window.early`. */
export interface EarlyPage {
  booking: BookingWindow
  /** Answers a press while a dialog's code is fetched. */
  standIn: typeof standIn
  /** Settled when what was pressed before the framework came has been served: only then the rest is fetched. */
  first?: Promise<unknown>
  /** Answers of the server that were asked for at the press, by path; each is taken once. */
  answers: Map<string, Promise<Response>>
  /** What stands before a path in the page's language; nothing in English. */
  prefix?: string | undefined
}

/** The booking dialog as a window over the page: open while the page's address says `?book`. */
export interface BookingWindow {
  /** Opens or closes it, as the address says. */
  settle(): void
  /** Closes it, and takes it out of the address. */
  leave(): void
  /** Keeps in the address what was chosen; @param search the whole query */
  keep(search: string): void
}

/** What the booking dialog is made of, as the browser fetches it. */
export interface BookingFiles {
  module: string
  /** What the module imports, itself included. */
  modules: string[]
}

/** How the page's first script is told what it can't know. */
export interface EarlyOptions {
  /** Of the page's language; nothing in English. */
  prefix?: string | undefined
  booking: BookingFiles
  /** The picture that stands for those which can't be loaded. */
  placeholder: string
  /** While developing, modules can't run before the framework's own. */
  whenHydrated: boolean
}

declare global {
  interface Window {
    early?: EarlyPage
  }
}
