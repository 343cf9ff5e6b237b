/** Milliseconds: a device that draws without a graphics processor needs many. Nobody waits for it: what is sent before goes without. */
const patience = 30_000

type Heard = (picture: Blob | undefined) => void

/** Pictures that the worker was asked for: one under way at a time, which all who ask meanwhile get. */
export class PictureRequests {
  readonly #ask: () => void
  #under: Promise<Blob | undefined> | undefined
  #heard: Heard = () => {}

  constructor(ask: () => void) {
    this.#ask = ask
  }

  /** Undefined where none comes. */
  take(): Promise<Blob | undefined> {
    this.#under ??= new Promise<Blob | undefined>((resolve) => {
      const timer = setTimeout(() => this.hear(undefined), patience)
      this.#heard = (picture) => {
        clearTimeout(timer)
        this.#under = undefined
        resolve(picture)
      }
      this.#ask()
    })
    return this.#under
  }

  hear(picture: Blob | undefined): void {
    const heard = this.#heard
    this.#heard = () => {}
    heard(picture)
  }

  /** The worker is gone. */
  end(): void {
    this.hear(undefined)
  }
}

/** As long as nothing draws. */
export const noPictures = {
  take: () => Promise.resolve(undefined),
  hear: () => {},
  end: () => {},
} satisfies Pick<PictureRequests, 'take' | 'hear' | 'end'>
