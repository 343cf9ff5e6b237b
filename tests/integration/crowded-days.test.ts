import { expect, test, vi } from 'vitest'
import { freshApp } from '../fresh-app.ts'
import { openDay } from '../open-day.ts'

test.each(['/api/appointments', '/api/appointments/2026-11-24'])(
  'a hundred visitors who ask %s at once cost what two do, and are told the same',
  async (path) => {
    const site = await freshApp()
    await openDay(site.services.db, '2026-11-24', ['10:00', '10:30'])
    const select = vi.spyOn(site.services.db.queries, 'select')
    const ask = async () => (await site.app.request(path)).json()
    const alone = await ask()
    const one = select.mock.calls.length
    expect(one).toBeGreaterThan(0)

    const answers = await Promise.all(Array.from({ length: 100 }, ask))
    expect(answers).toEqual(Array(100).fill(alone))
    expect(select.mock.calls.length - one).toBeLessThanOrEqual(2 * one)
  },
)
