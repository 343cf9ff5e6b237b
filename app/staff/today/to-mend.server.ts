import { lateBackup } from '../../backup/last-backup.server.ts'
import { hoursDone } from '../../db/scheduler.server.ts'
import { noMailGoesOut } from '../../mail/outbox.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { roleOf } from '../../account/staff.server.ts'
import { may, type Right } from '../../rules/team.ts'
import { inContent, inSettings } from '../../settings/to-fill-in.ts'
import { refusedDrafts } from '../../site-content/drafts.server.ts'
import { lastListedYear } from '../days/kerala-holidays.server.ts'
import type { Office } from '../office-context.ts'
import type { ToMend } from '../to-fill-in.tsx'
import { lateJobs } from './late-jobs.ts'
import { notPublished } from './not-published.ts'
import { overCertificates } from './over-certificates.ts'
import { unlistedHolidays } from './unlisted-holidays.ts'

/** What somebody has to put right, told to those whose work it is. */
export async function toMend({ db, role, now, settings, content }: Office): Promise<ToMend[]> {
  const today = dayAt(now())
  /** A link only for whoever may put it right there. */
  const leadingTo = (to: string, right: Right, sentences: string[]): ToMend[] =>
    may(role, right) ? sentences.map((words) => ({ words, to })) : plain(sentences)
  const drafts = await draftsToMend({ db, settings })
  return [
    ...leadingTo(officePath.siteContent('company'), 'site', inContent(content().company)),
    ...plain(inSettings(settings)),
    ...plain(settings.smtpUrl && may(role, 'mail') ? await noMailGoesOut(db.queries) : []),
    ...plain(role === 'owner' && !settings.isLocal ? await lateBackup(db.queries, now()) : []),
    ...plain(role === 'owner' ? lateJobs(await hoursDone(db.queries), now()) : []),
    ...plain(overCertificates(content().certificates, today)),
    ...leadingTo(officePath.site(), 'site', notPublished(drafts, content())),
    ...leadingTo(officePath.days(), 'days', unlistedHolidays(today, lastListedYear)),
  ]
}

const plain = (sentences: string[]): ToMend[] => sentences.map((words) => ({ words }))

/** Only who may publish can reach what they planned: of a colleague who may not any more it would stand there for good. */
async function draftsToMend({ db, settings }: Pick<Office, 'db' | 'settings'>) {
  const drafts = await refusedDrafts(db.queries)
  const roles = await Promise.all(drafts.map((draft) => roleOf(db.queries, settings, draft)))
  return drafts.filter((_, place) => {
    const role = roles[place]
    return role && may(role, 'site')
  })
}
