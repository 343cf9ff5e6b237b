import { expect } from 'vitest'
import { enquiries } from '../app/db/schema/enquiries.server.ts'
import { attachedFile } from './attached-file.ts'
import { freshApp, signedInAs, type FreshApp } from './fresh-app.ts'
import { openDay } from './open-day.ts'

export const now = new Date('2026-11-23T04:00:00Z')
export const day = '2026-11-25'

/** Somebody booked, somebody asked and is about to be sent a file. */
export async function usedApp(): Promise<FreshApp> {
  const fresh = await freshApp({ now })
  const { app, services } = fresh
  await openDay(services.db, day, ['10:00', '10:30'])
  const asha = await signedInAs(services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  const json = { 'Content-Type': 'application/json', Origin: services.settings.publicUrl }
  const booked = await app.request(`/api/appointments/${day}`, {
    method: 'POST',
    headers: { ...asha, ...json },
    body: JSON.stringify({ time: '10:30' }),
  })
  expect(booked.status).toBe(201)
  const enquiryId = crypto.randomUUID()
  await services.db.queries.insert(enquiries).values({
    id: enquiryId,
    kind: 'quote',
    name: 'Ravi "Kumar" \\ രവി',
    email: 'ravi@buyer.example',
    message: 'Two lines\nand a tab\t.',
    consentVersion: '1',
    createdAt: new Date('2026-11-23T03:59:59.123Z'),
    contentHash: 'x',
  })
  await attachedFile(services.db, { enquiryId, name: 'Quote.pdf', at: now })
  return fresh
}
