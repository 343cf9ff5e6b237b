import { lateBackup } from '../../backup/last-backup.server.ts'
import { hoursDone } from '../../db/scheduler.server.ts'
import { noMailGoesOut } from '../../mail/outbox.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { roleOf } from '../../account/staff.server.ts'
import { may } from '../../rules/team.ts'
import { toFillIn } from '../../settings/to-fill-in.ts'
import { refusedDrafts } from '../../site-content/drafts.server.ts'
import { lastListedYear } from '../days/kerala-holidays.server.ts'
import type { Office } from '../office-context.ts'
import { lateJobs } from './late-jobs.ts'
import { notPublished } from './not-published.ts'
import { overCertificates } from './over-certificates.ts'
import { unlistedHolidays } from './unlisted-holidays.ts'

/** What somebody has to put right, told to those whose work it is. */
export async function toMend({ db, role, now, settings, content }: Office): Promise<string[]> {
  const today = dayAt(now())
  return [
    ...toFillIn(settings, content().company),
    ...(settings.smtpUrl && may(role, 'mail') ? await noMailGoesOut(db.queries) : []),
    ...(role === 'owner' && !settings.isLocal ? await lateBackup(db.queries, now()) : []),
    ...(role === 'owner' ? lateJobs(await hoursDone(db.queries), now()) : []),
    ...overCertificates(content().certificates, today),
    ...notPublished(await draftsToMend({ db, settings }), content()),
    ...unlistedHolidays(today, lastListedYear),
  ]
}

/** Only who may publish can reach what they planned: of a colleague who may not any more it would stand there for good. */
async function draftsToMend({ db, settings }: Pick<Office, 'db' | 'settings'>) {
  const drafts = await refusedDrafts(db.queries)
  const roles = await Promise.all(drafts.map((draft) => roleOf(db.queries, settings, draft)))
  return drafts.filter((_, place) => {
    const role = roles[place]
    return role && may(role, 'site')
  })
}
