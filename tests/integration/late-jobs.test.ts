import { expect, onTestFinished, test, vi } from 'vitest'
import { lateJobs, notDone } from '../../app/staff/today/late-jobs.ts'
import { repeat } from '../../app/db/repeat.server.ts'
import { hoursDone } from '../../app/db/scheduler.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { deskOf, staffOffice, toldOnToday } from '../office.ts'
import { people, putInTeam } from '../team.ts'

test('Today tells an owner of a job that fails day after day, until it is done', async () => {
  const office = await staffOffice()
  const { services } = office
  const told = async (desk: Pick<typeof office, 'look'> = office) => {
    return (await toldOnToday(desk)).filter((sentence) => sentence.includes('the log says why'))
  }
  const jobs = await startJobs(services)
  onTestFinished(jobs.stop)
  expect(await told()).toEqual([])

  services.now = () => new Date('2026-11-24T06:00:00Z')
  const broken = vi.spyOn(services.db, 'transaction').mockRejectedValue(new Error('broken'))
  await Promise.allSettled([jobs.look()])
  await jobs.stop()
  broken.mockRestore()
  const sentences = await told()
  expect(sentences).toContain(
    'Reminders of tomorrow’s visits have not gone out since Sun 22 November, 10:00; the log says why.',
  )
  await putInTeam(services, people.editor, 'editor')
  expect(await told(await deskOf(office, people.editor))).toEqual([])

  services.now = () => new Date('2026-11-24T06:30:00Z')
  await startJobs(services).then((again) => again.stop())
  expect(await told()).toEqual([])
})

test('Today tells an owner of what fails every few seconds, after an hour, until it is done', async () => {
  const office = await staffOffice()
  const { services } = office
  const told = async () =>
    (await toldOnToday(office)).filter((sentence) => sentence.includes('the log says why'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let time = new Date('2026-11-23T06:00:00Z')
  services.now = () => time
  const jobs = await startJobs(services)
  onTestFinished(jobs.stop)
  expect(await told()).toEqual([])

  await services.db.script('ALTER TABLE content_drafts RENAME TO away')
  time = new Date('2026-11-23T07:01:00Z')
  // Each begins once, and all others are done.
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => office.logged.join('')).toContain('publishing what is due failed')
  await services.db.script('ALTER TABLE away RENAME TO content_drafts')
  await expect
    .poll(told)
    .toEqual([
      'Nothing that was planned for the site was published since Mon 23 November, 11:30; the log says why.',
    ])
  vi.advanceTimersByTime(5_000)
  await expect.poll(told).toEqual([])
})

test('a site that is started again and again, before anything is done, hides nothing by it', async () => {
  const office = await staffOffice()
  const { services } = office
  const begun = Date.parse('2026-11-23T06:00:00Z')
  for (let minutes = 0; minutes <= 64; minutes += 4) {
    services.now = () => new Date(begun + minutes * 60_000)
    await startJobs(services).then((jobs) => jobs.stop())
  }
  services.now = () => new Date(begun + 66 * 60_000)
  const told = await toldOnToday(office)
  expect(told).toContain(
    'No calendar of busy times was read since Mon 23 November, 11:30; the log says why.',
  )
})

test('a clock that was a year ahead, and is right again, makes nothing late that is done', async () => {
  const { services } = await staffOffice()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let time = new Date('2027-11-23T06:00:00Z')
  const job = { name: 'publish-due', words: 'publishing', everyMs: 5_000, run: async () => {} }
  const repeated = repeat(job, { ...services, now: () => time })
  onTestFinished(repeated.stop)
  const late = async () => lateJobs(await hoursDone(services.db.queries), time)
  const done = async () => (await hoursDone(services.db.queries)).map(({ doneFor }) => doneFor)
  vi.advanceTimersByTime(5_000)
  await expect.poll(done).toEqual([time])
  time = new Date('2026-11-23T06:00:00Z')
  expect(await late()).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  await expect.poll(late).toEqual([])
})

test('there are words for each job', async () => {
  const { services } = await staffOffice()
  await startJobs(services).then((jobs) => jobs.stop())
  const rows = await hoursDone(services.db.queries)
  const jobs = rows.map(({ job }) => job).filter((job) => job !== 'first-start')
  expect(jobs.toSorted()).toEqual(Object.keys(notDone).toSorted())
})
