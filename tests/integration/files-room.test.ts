import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mostBytesOfAny } from '../../app/files/file-limits.ts'
import { filesOffice } from '../uploads.ts'

const megabytes = (count: number) => count * 1024 * 1024

/** The disk has so much room for whoever asks. */
function diskHas(free: number) {
  const disk = { bavail: free, bsize: 1 } as Awaited<ReturnType<typeof files.statfs>>
  const asked = vi.spyOn(files, 'statfs').mockResolvedValue(disk)
  syncBuiltinESMExports()
  onTestFinished(() => {
    asked.mockRestore()
    syncBuiltinESMExports()
  })
}

test('an upload leaves the room that bookings need', async () => {
  const { begin, services } = await filesOffice()
  Object.assign(services.db, { engine: 'embedded' })
  const film = { name: 'film.webm', bytes: megabytes(2) }
  diskHas(megabytes(204))
  expect(await begin(film)).toMatchObject({ status: 507, reason: 'disk-full' })
  diskHas(megabytes(205))
  expect(await begin(film)).toMatchObject({ status: 200 })
})

test('an upload for which there would be no room all the same leaves what is paused', async () => {
  const { begin, state, services } = await filesOffice()
  const paused = await begin({ name: 'paused.webm', bytes: megabytes(20) })
  const later = new Date(services.now().getTime() + 11 * 60_000)
  services.now = () => later
  for (let number = 0; number < 4; number++)
    await begin({ name: `${number}.webm`, bytes: megabytes(95) })
  expect(await begin({ name: 'last.webm', bytes: mostBytesOfAny })).toMatchObject({
    ...{ status: 422, reason: 'too-many' },
  })
  expect((await state(paused.id!)).status).toBe(200)
})
