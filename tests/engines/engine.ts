/** What the journeys need of a browser. Each engine is driven in its own way; the journeys can't tell. */
export interface Engine {
  /** Somebody who was never here: their cookies and their storage are nobody else's. */
  newVisit(): Promise<Visit>
  close(): Promise<void>
}

/** A part of a page that was found in it. */
export type Found = object

export interface Tab {
  /** Until the page's own parts are read; its pictures may still be under way. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs in the page, and so must be written without anything around it. */
  run<T>(work: (...args: string[]) => T, ...args: string[]): Promise<T>
  /** The same for a part of the page, or nothing. */
  find(work: (...args: string[]) => Element | null, ...args: string[]): Promise<Found | null>
  /** With the pointer, as a person does. */
  press(part: Found): Promise<void>
  /** On the keyboard, after what is there. */
  type(part: Found, text: string): Promise<void>
  /** As a PNG. */
  screenshot(): Promise<Buffer>
  /** Does `opens`, and goes on in the window that opened. */
  popup(opens: () => Promise<void>): Promise<Tab>
}

export interface Visit extends Tab {
  /** All windows of it. */
  end(): Promise<void>
}
