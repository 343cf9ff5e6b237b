import type { Logger } from 'pino'
import { companyOf } from '../../content/company.ts'
import { asDelivered, type SiteContent } from '../../content/site-content.ts'
import type { Database, Queries } from '../db/database.server.ts'
import { contentChannel, currentRevision } from './revisions.server.ts'

/** How long after a failure it is tried again. */
export const retryMs = 10_000

/** Shows content on every public page, and resolves when all of them do. */
export type ShowContent = (content: SiteContent) => Promise<void>

/**
 * What this process says of the site. It hears of each publication, also of another process, and then shows the new
 * content everywhere at one moment; until then, and when a page can't be made of it, it says what it said before.
 */
export class PublishedContent {
  readonly #db: Database
  readonly #log: Logger
  readonly #show: ShowContent | undefined
  #content = asDelivered
  /** What `#content` was read from; empty as delivered. */
  #read = ''
  #work: Promise<void> = Promise.resolve()
  #isWanted = false
  #retry: NodeJS.Timeout | undefined
  #unlisten: (() => Promise<void>) | undefined

  constructor({ db, log }: { db: Database; log: Logger }, show?: ShowContent) {
    this.#db = db
    this.#log = log
    this.#show = show
  }

  /** Resolves when the site says what was published last. */
  async start(): Promise<void> {
    const wake = () => void this.refresh()
    this.#unlisten = await this.#db.listen(contentChannel, wake, wake)
    await this.refresh()
  }

  now(): SiteContent {
    return this.#content
  }

  /** One after the other, and once for all that are asked for meanwhile. */
  refresh(): Promise<void> {
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

  async #update(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      const { content, read } = await publishedContent(this.#db.queries)
      if (read === this.#read) return
      const started = performance.now()
      await this.#show?.(content)
      this.#content = content
      this.#read = read
      this.#log.info({ ms: Math.round(performance.now() - started) }, 'shows what was published')
    } catch (error) {
      this.#log.error({ err: error }, 'what was published could not be shown')
      this.#retry = setTimeout(() => void this.refresh(), retryMs)
      this.#retry.unref()
    }
  }
}

/** As it was published last, and what tells it from what was published before. */
async function publishedContent(db: Queries): Promise<{ content: SiteContent; read: string }> {
  const company = await currentRevision(db, 'company')
  return {
    content: { company: companyOf(company.body) },
    read: company.number === 0 ? '' : String(company.number),
  }
}
