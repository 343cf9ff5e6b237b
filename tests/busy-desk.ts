import { calendarReader } from '../app/busy/read-calendar.server.ts'
import { readDueCalendars } from '../app/busy/read-due.server.ts'
import { calendarOf } from './calendar-of.ts'
import { calendarServer } from './calendar-server.ts'
import { staffOffice } from './office.ts'
import { sendForm } from './office-forms.ts'
import { noon, times, tuesday } from './booking-calls.ts'
import { openDay } from './open-day.ts'

export const busyPath = '/staff/days/busy'
export const secret = '0123456789abcdef0123456789ab3f9a'
export const address = `https://calendar.example/private-${secret}/basic.ics`
/** Tuesday, 10:30 to 11:00 in India. */
export const halfPastTen = '20261124T050000Z/20261124T053000Z'

/** An office with Tuesday open, and a server on which Asok's calendar can be changed, or broken. */
export async function busyOffice(...events: string[]) {
  const asok = { events, status: 200, etag: '' }
  const server = await calendarServer((asked, answer) => {
    const isKnown = asok.etag !== '' && asked.headers['if-none-match'] === asok.etag
    if (asok.etag) answer.setHeader('ETag', asok.etag)
    answer.writeHead(isKnown ? 304 : asok.status).end(calendarOf(...asok.events))
  })
  const readCalendar = calendarReader('dino.example', server.network)
  const office = await staffOffice({ now: new Date(noon), readCalendar })
  const { services } = office
  await openDay(services.db, tuesday, times)
  return {
    ...{ office, asok, asked: server.asked },
    add: (fields = {}) =>
      sendForm(office, busyPath, { do: 'add', label: 'Asok', address, ...fields }),
    /** What the job does, at this time. */
    readAt: (time: string) => {
      services.now = () => new Date(time)
      return readDueCalendars({ ...services, read: readCalendar, now: () => new Date(time) })
    },
  }
}
