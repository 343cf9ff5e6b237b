import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { AgendaEntry } from '../appointments/agenda.server.ts'
import type { Role } from '../../rules/team.ts'
import { Tomorrow } from './tomorrow.tsx'

const date = '2026-11-24'
const asha: AgendaEntry = {
  ...{ id: '3f0c1d2e-0000-4000-8000-000000000001', date, time: '10:30' },
  ...{
    status: 'booked',
    purpose: 'visit',
    language: 'en',
    product: null,
    note: null,
    staffNote: null,
  },
  ...{ name: 'Asha Menon', email: 'asha@buyer.example', phone: '+91 98765 43210' },
  ...{ ownPhone: null, bookedByStaff: false, cancelledBy: null, cancelReason: null },
  ...{ whatsapp: null, company: null, visitors: null, meet: 'workshop', videoLink: null },
  ...{ lateMinutes: null, lateAt: null },
  ...{
    busy: null,
    movedTo: null,
    unsentMail: null,
    offerMail: null,
    otherEnquiries: 0,
    otherAppointments: 0,
  },
}

/** As somebody with this role sees it. */
function drawnFor(role: Role, ...entries: AgendaEntry[]) {
  const id = 'staff/office-layout'
  const Office = createRoutesStub([
    { id, path: '/', Component: () => <Tomorrow date={date} entries={entries} /> },
  ])
  const html = renderToStaticMarkup(<Office hydrationData={{ loaderData: { [id]: { role } } }} />)
  return html.replaceAll('&amp;', '&')
}
const drawn = (...entries: AgendaEntry[]) => drawnFor('owner', ...entries)

/** The ways to reach somebody, as [name, address]. */
const ways = (html: string) =>
  [...html.matchAll(/<a class="office-button" href="([^"]+)" aria-label="([^"]+)"/g)].map(
    ([, to, name]) => [name!, decodeURIComponent(to!)],
  )

test('whoever comes tomorrow is called, or written to by WhatsApp, with one tap', () => {
  const html = drawn(asha)
  expect(ways(html).map(([name]) => name)).toEqual(['Call Asha Menon', 'Mail to Asha Menon'])
  expect(html).toMatch(
    /<form [^>]*action="\/staff\/appointments\/[^"]+" method="post" target="_blank".*aria-label="WhatsApp to Asha Menon: reminder"/,
  )
})

test('who may not work on appointments writes words of their own', () => {
  expect(ways(drawnFor('editor', asha))).toEqual([
    ['Call Asha Menon', 'tel:+919876543210'],
    [
      'WhatsApp to Asha Menon',
      expect.stringMatching(
        /^https:\/\/wa\.me\/919876543210\?text=Hello Asha Menon, about your appointment .*24 November.*10:30/,
      ),
    ],
    ['Mail to Asha Menon', expect.stringContaining('mailto:asha@buyer.example?')],
  ])
})

test('without a telephone number there is only the mail, and without an address nothing', () => {
  const html = drawn({ ...asha, phone: null })
  expect(ways(html).map(([name]) => name)).toEqual(['Mail to Asha Menon'])
  expect(html).not.toMatch(/tel:|wa\.me/)
  expect(ways(drawn({ ...asha, phone: null, email: null }))).toEqual([])
})

test('each is named with the time and leads to the appointment; their number is said', () => {
  const html = drawn(asha, { ...asha, id: 'ravi', name: 'Ravi Kumar', time: '11:00' })
  const people = [
    ...html.matchAll(/<li><b>([^<]+)<\/b>.*?<a [^>]*href="([^"]+)"[^>]*><bdi>([^<]+)</g),
  ]
  expect(people.map(([, time, to, name]) => [time, name, to])).toEqual([
    ['10:30', 'Asha Menon', `/staff/appointments/${asha.id}`],
    ['11:00', 'Ravi Kumar', '/staff/appointments/ravi'],
  ])
  expect(html).toContain('2 people come')
  expect(drawn()).toContain('nobody comes yet')
})
