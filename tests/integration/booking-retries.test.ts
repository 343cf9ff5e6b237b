import { expect, test } from 'vitest'
import { call, answer, asha, noon, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'

/** The site over a database that another transaction gets in the way of, this many times. */
async function siteWithConflicts(conflicts: number) {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  const { db } = site.services
  const statement = db.statement.bind(db)
  let tried = 0
  db.statement = (name, text, parameters) => {
    if (name !== 'book-slot' || ++tried > conflicts) return statement(name, text, parameters)
    return Promise.reject(Object.assign(new Error('could not serialize access'), { code: '40001' }))
  }
  const book = () => answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))
  return { book, tried: () => tried }
}

test('a booking that conflicts four times is made at the fifth attempt', async () => {
  const site = await siteWithConflicts(4)
  expect(await site.book()).toMatchObject({ status: 201, body: { success: true } })
  expect(site.tried()).toBe(5)
})

test('a booking is not tried a sixth time', async () => {
  const site = await siteWithConflicts(5)
  expect((await site.book()).status).toBe(500)
  expect(site.tried()).toBe(5)
})
