import { expect, test } from 'vitest'
import { appointmentNotes } from '../../app/db/schema/appointments.server.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import type { Note } from '../../app/staff/notes/note-list.tsx'
import { asha, call, noon, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { logged } from '../inbox.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

/** Asha has Tuesday 10:30. */
async function deskWithAsha() {
  const office = await staffOffice({ now: new Date(noon) })
  await openDay(office.services.db, tuesday, ['10:30', '11:00'])
  const cookie = await signedInAs(office.services, asha)
  const answer = await call(office, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  const { appointment } = (await answer.json()) as { appointment: { id: string } }
  const path = `/staff/appointments/${appointment.id}`
  const add = (text: string, noteId: string = crypto.randomUUID()) =>
    sendForm(office, path, { do: 'note', noteId, text })
  const notes = async () => (await office.look<{ notes: Note[] }>(path)).page.notes
  return { office, cookie, path, add, notes }
}

test('notes about a visit are kept with who wrote them; one form sent twice is one note', async () => {
  const { office, path, add, notes } = await deskWithAsha()
  const twice = crypto.randomUUID()
  expect(await add('Bring the grapple papers.', twice)).toMatchObject({
    ...{ status: 303, location: `${path}?noted=${twice}` },
  })
  await add('Bring the grapple papers.', twice)
  const later = new Date(Date.parse(noon) + 60_000)
  office.services.now = () => later
  // Whoever was not told that it arrived may have gone on writing before the next press.
  await add('Bring the grapple papers, both.', twice)
  await add('Bring the grapple papers, both.', twice)
  await Promise.all([add('Wants <b>two</b> of them.'), add('Comes by train.\r\nFetch him.')])
  const kept = await notes()
  expect(kept[0]).toMatchObject({
    ...{ text: 'Bring the grapple papers.', authorEmail: 'staff@dino.example' },
  })
  expect(kept.map(({ text }) => text).toSorted()).toEqual([
    'Bring the grapple papers, both.',
    'Bring the grapple papers.',
    'Comes by train.\nFetch him.',
    'Wants <b>two</b> of them.',
  ])
  const lines = (await logged(office)).filter(({ action }) => action === 'appointment-noted')
  expect(lines).toHaveLength(4)
  expect(lines[0]!.details).toEqual({ date: tuesday, time: '10:30' })
})

test('whoever looks at Today reads the latest note', async () => {
  const { office, add } = await deskWithAsha()
  const onTuesday = async () =>
    (await office.look<{ entries: AgendaEntry[] }>(`/staff/today?day=${tuesday}`)).page.entries[0]!
  expect((await onTuesday()).staffNote).toBeNull()
  await add('Comes by train.')
  const later = new Date(Date.parse(noon) + 60_000)
  office.services.now = () => later
  await add('By car after all.')
  expect((await onTuesday()).staffNote).toEqual({ text: 'By car after all.', count: 2 })
})

test.each([
  ['nothing', '  ', 'Write the note first.'],
  ['more than 4,000 letters', 'a'.repeat(4001), 'Shorten the note.'],
])('a note of %s is refused and comes back as it was typed', async (_what, note, message) => {
  const { add, notes } = await deskWithAsha()
  expect(await add(note)).toMatchObject({ status: 422, page: { did: 'note', message, note } })
  expect(await notes()).toEqual([])
})

test('a note about no appointment, or under no id, is refused', async () => {
  const { office, path, add } = await deskWithAsha()
  expect((await add('Here.', 'x')).status).toBe(404)
  const other = path.replace(/[^/]+$/, crypto.randomUUID())
  const fields = { do: 'note', noteId: crypto.randomUUID(), text: 'Here.' }
  expect((await office.send(other, fields)).status).toBe(404)
  expect(await office.services.db.queries.select().from(appointmentNotes)).toEqual([])
})

test('the visitor never reads what staff wrote, and it goes when they are erased', async () => {
  const { office, cookie, add } = await deskWithAsha()
  await add('Haggles.')
  for (const path of ['/api/appointments/mine', '/book', `/api/appointments/${tuesday}`]) {
    const answer = await office.app.request(path, { headers: cookie })
    expect(await answer.text()).not.toContain('Haggles')
  }
  const exported = await office.fetch(`/staff/people.json?person=${asha.email}`)
  expect(await exported.text()).toContain('Haggles.')
  const after = new Date(`${tuesday}T20:00:00+05:30`)
  office.services.now = () => after
  const erased = await office.send<{ counts?: { notes: number } }>('/staff/people', {
    ...{ person: asha.email, confirmation: asha.email },
  })
  expect(erased.status).toBe(200)
  expect(await office.services.db.queries.select().from(appointmentNotes)).toEqual([])
})
