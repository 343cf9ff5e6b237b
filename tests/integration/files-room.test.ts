import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
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
