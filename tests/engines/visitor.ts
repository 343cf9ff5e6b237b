import { expect } from '../e2e/site.ts'
import type { Found, Tab } from './engine.ts'
import {
  findPart,
  isAlive,
  leaveOnceQuiet,
  problemsKey,
  readProblems,
  readWords,
} from './in-page.ts'

type Name = string | RegExp

/** A name is given by its beginning, or as a pattern. */
const patternOf = (name: Name) => (typeof name === 'string' ? `^${name}` : name.source)

/** A person in front of a browser: looks for a part by its role and name until it is there, and uses it. */
export class Visitor {
  readonly #tab: Tab
  readonly #site: string

  constructor(tab: Tab, site: string) {
    this.#tab = tab
    this.#site = site
  }

  /** A page of the site, once it answers to what is pressed. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#site + path)
    await this.untilAlive()
  }

  async reload(): Promise<void> {
    await expect.poll(() => this.#tab.run(leaveOnceQuiet, problemsKey)).toBe(true)
    await this.#tab.reload()
    await this.untilAlive()
  }

  back = () => this.#tab.back()

  async untilAlive(): Promise<void> {
    await expect.poll(() => this.#tab.run(isAlive)).toBe(true)
  }

  async has(role: string, name: Name): Promise<boolean> {
    return (await this.#tab.find(findPart, role, patternOf(name), 'see')) !== null
  }

  async press(role: string, name: Name): Promise<void> {
    await this.#tab.press(await this.find(role, name, 'press'))
  }

  async type(field: string, text: string): Promise<void> {
    await this.#tab.type(await this.find('field', field), text)
  }

  async find(role: string, name: Name, use = 'see'): Promise<Found> {
    const pattern = patternOf(name)
    let found: Found | null = null
    await expect
      .poll(async () => (found = await this.#tab.find(findPart, role, pattern, use)), {
        message: `${role} ${pattern}`,
      })
      .not.toBeNull()
    return found!
  }

  words = () => this.#tab.run(readWords)

  /** Waits until the words can be seen. */
  async reads(words: string | RegExp): Promise<void> {
    const wanted =
      typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)
    await expect.poll(() => this.words()).toEqual(wanted)
  }

  async isAt(path: string | RegExp): Promise<void> {
    const wanted = typeof path === 'string' ? path : expect.stringMatching(path)
    await expect.poll(() => this.#tab.run(() => location.href.slice(origin.length))).toEqual(wanted)
  }

  /** What a page says of itself, waited for until it is as expected. */
  measures<T>(work: () => T) {
    return expect.poll(() => this.#tab.run(work))
  }

  /** Opens a window, does something there, and comes back when that window has closed itself. */
  async inPopup(
    opens: () => Promise<void>,
    does: (popup: Visitor) => Promise<void>,
  ): Promise<void> {
    await does(new Visitor(await this.#tab.popup(opens), this.#site))
  }

  problems = () => this.#tab.run(readProblems, problemsKey)
}
