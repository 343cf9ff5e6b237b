import type { AuditAction } from '../../audit-log/audit-actions.ts'
import { officePath, withQuery } from '../../page/office-paths.ts'

/** What the log can be narrowed to: groups of its actions. */
export const logTopics = {
  appointments: { words: 'Appointments', begins: ['appointment-'] },
  days: {
    words: 'Days',
    begins: ['day-', 'slot-', 'week-', 'season-', 'booking-rules-', 'busy-', 'waitlist-'],
  },
  enquiries: { words: 'Enquiries', begins: ['enquiry-', 'enquiries-', 'saved-answer-'] },
  mail: { words: 'Mail', begins: ['mail-'] },
  people: { words: 'People', begins: ['person-'] },
  site: { words: 'Site', begins: ['content-', 'translation', 'file-'] },
  staff: { words: 'Staff', begins: ['staff-', 'sessions-', 'team-'] },
  feeds: { words: 'Calendar feeds', begins: ['feed-'] },
} as const satisfies Record<string, { words: string; begins: string[] }>
export type LogTopic = keyof typeof logTopics

/** Those who have no account, as the address and the log call them: the site's own jobs, and visitors by a link in our mail. */
export const withoutAccount = { site: 'The site', link: 'Whoever has our mail' } as const

/** As the log's address says it: `?topic=days&who=staff@dino.example&before=1234`. */
export interface LogFilter {
  topic: LogTopic | null
  /** An e-mail address of staff, 'site' or 'link'; null for everybody, visitors too. */
  who: string | null
  /** Entries older than this one's id. */
  before: number | null
}

export function readLogFilter(parameters: URLSearchParams): LogFilter {
  const topic = parameters.get('topic') ?? ''
  const before = Number(parameters.get('before'))
  return {
    topic: Object.hasOwn(logTopics, topic) ? (topic as LogTopic) : null,
    who: parameters.get('who')?.toLowerCase() || null,
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  }
}

export function logAddress({ topic, who, before }: LogFilter): string {
  return withQuery(officePath.log(), {
    topic: topic ?? undefined,
    who: who ?? undefined,
    before: before?.toString(),
  })
}

export function actionsOf(topic: LogTopic, all: readonly AuditAction[]): AuditAction[] {
  return all.filter((action) => logTopics[topic].begins.some((start) => action.startsWith(start)))
}
