import { pino } from 'pino'
import { createSession, sessionCookieName } from '../../app/account/session.server.ts'
import { appointmentDays, appointmentSlots } from '../../app/db/schema/days.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'

/** One booking that can succeed: every person and day stands once with every slot. */
export interface Wish {
  cookie: string
  date: string
  time: string
}

const days = 25

/**
 * Fills an empty data folder with `size` people, signed in, and as many slots on each of 25 days;
 * gives 25 × `size` wishes none of which stands in another's way.
 */
export async function seatCrowd(dataDir: string, size: number): Promise<Wish[]> {
  const settings = parseSettings({ DATA_DIR: dataDir })
  const db = await openDatabase(settings, pino({ level: 'silent' }))
  const dates = Array.from(
    { length: days },
    (_, index) => `2099-01-${String(index + 1).padStart(2, '0')}`,
  )
  const times = Array.from({ length: size }, (_, index) => {
    const minute = 8 * 60 + index * 5
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  })
  const cookies = await db.transaction(async (tx) => {
    await tx.insert(appointmentDays).values(dates.map((date) => ({ date })))
    await tx
      .insert(appointmentSlots)
      .values(dates.flatMap((date) => times.map((time) => ({ date, time }))))
    const people = await tx
      .insert(users)
      .values(
        times.map((time) => ({
          googleSub: time,
          name: `Visitor ${time}`,
          email: `${time}@buyer.example`,
        })),
      )
      .returning()
    const tokens = []
    for (const person of people) tokens.push(await createSession(tx, person, new Date(), settings))
    return tokens.map((token) => `${sessionCookieName(settings)}=${token}`)
  })
  await db.close()
  return dates.flatMap((date, d) =>
    times.map((time, t) => ({ date, time, cookie: cookies[(t + d) % size]! })),
  )
}

/** Books over HTTP; true when the server acknowledged it. Throws when the server is gone. */
export async function book(url: string, { cookie, date, time }: Wish): Promise<boolean> {
  const answer = await fetch(`${url}/api/appointments/${date}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ time }),
  })
  await answer.arrayBuffer()
  return answer.status === 201
}
