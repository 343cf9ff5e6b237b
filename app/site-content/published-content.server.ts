import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { isOver } from '../../content/certificate.ts'
import { holidaysFrom } from '../../content/company.ts'
import {
  asDelivered,
  siteContentOf,
  type KnownAddress,
  type SiteContent,
} from '../../content/site-content.ts'
import { contentChannel } from '../db/content-channel.server.ts'
import type { Database, Queries } from '../db/database.server.ts'
import type { Services } from '../http/services.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { StartError } from '../settings/start-error.ts'
import { readTranslations, readOf } from '../translations/translations.server.ts'
import { filesNamedIn } from '../../content/files.ts'
import { filesOf } from '../files/files.server.ts'
import { contentAddresses } from '../db/schema/content.server.ts'
import { bodiesNow } from './bodies-now.server.ts'
import { currentRevisions } from './revisions.server.ts'

/** How long after a failure it is tried again. */
export const retryMs = 10_000

/** What nothing was published of. */
const asDeliveredRead = ''

/** Shows content on every public page, and resolves when all of them do. */
export type ShowContent = (content: SiteContent) => Promise<void>

/**
 * What this process says of the site. It hears of each publication, also of another process, and then shows the new
 * content everywhere at one moment; until then, and when a page can't be made of it, it says what it said before.
 */
export class PublishedContent {
  readonly #db: Database
  readonly #log: Logger
  readonly #now: () => Date
  readonly #show: ShowContent | undefined
  #content = asDelivered
  /** The items and numbers that `#content` was read from. */
  #read = asDeliveredRead
  /** Whether the site says what was published last, once it is done. */
  #work: Promise<boolean> = Promise.resolve(true)
  #isWanted = false
  #retry: NodeJS.Timeout | undefined
  #unlisten: (() => Promise<void>) | undefined

  constructor({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>, show?: ShowContent) {
    this.#db = db
    this.#log = log
    this.#now = now
    this.#show = show
  }

  /**
   * Resolves when the site says what was published last.
   *
   * @throws StartError when it can't: a site that serves what was delivered instead would send people to nobody
   */
  async start(): Promise<void> {
    const wake = () => void this.refresh()
    this.#unlisten = await this.#db.listen(contentChannel, wake, wake)
    const first = this.#showLatest()
    this.#work = first.then(
      () => true,
      () => false,
    )
    try {
      await first
    } catch (error) {
      await this.#unlisten()
      throw new StartError(
        `What was published in the office can not be shown: ${String(error)}\nStart the build before this one, or take the last publication back with it.`,
      )
    }
  }

  now(): SiteContent {
    return this.#content
  }

  /**
   * Shows what was published last: one after the other, and once for all that are asked for meanwhile.
   *
   * @returns false when that failed: the site says what it said before
   */
  refresh(): Promise<boolean> {
    if (!this.#isWanted) {
      this.#isWanted = true
      this.#work = this.#work.then(() => {
        this.#isWanted = false
        return this.#update()
      })
    }
    return this.#work
  }

  async stop(): Promise<void> {
    await this.#unlisten?.()
    await this.#work
    clearTimeout(this.#retry)
  }

  async #update(): Promise<boolean> {
    clearTimeout(this.#retry)
    try {
      await this.#showLatest()
      return true
    } catch (error) {
      this.#log.error({ err: error }, 'what was published could not be shown')
      this.#retry = setTimeout(() => void this.refresh(), retryMs)
      this.#retry.unref()
      return false
    }
  }

  async #showLatest(): Promise<void> {
    const { content, read } = await readPublished(this.#db.queries, dayAt(this.#now()))
    if (read === this.#read) return
    const started = performance.now()
    await this.#show?.(content)
    this.#content = content
    this.#read = read
    this.#log.info({ ms: Math.round(performance.now() - started) }, 'shows what was published')
  }
}

/** Has every process look what it should say: on another day it may be less. */
export async function showForDay(db: Queries): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${contentChannel}, '')`)
}

/**
 * As it was published last, and what tells it from what was published before.
 *
 * @param day on which it is said; without one, what is over is in it too
 */
export async function readPublished(
  db: Queries,
  day?: string,
): Promise<{ content: SiteContent; read: string }> {
  const items = await currentRevisions(db)
  const translations = await readTranslations(db)
  if (items.length === 0 && translations.length === 0)
    return { content: asDelivered, read: asDeliveredRead }
  const { kind, slug, item } = contentAddresses
  const addresses = (await db.select({ kind, slug, item }).from(contentAddresses)) as KnownAddress[]
  const files = await filesOf(db, filesNamedIn(items.map(({ revision }) => revision.body)))
  const stored = { ...bodiesNow(items), day, addresses, files, translations }
  const { company, certificate } = stored.bodies
  const over = [...certificate.values()].filter((each) => isOver(each, day))
  return {
    content: siteContentOf(stored),
    read: [
      ...items.map(({ kind, item, revision }) => `${kind}/${item} ${revision.number}`),
      readOf(translations),
      // Pages are made anew when one is over, and not every night.
      ...holidaysFrom(company.get('')!, day),
      ...over.map(({ id }) => id),
    ].join('\n'),
  }
}
