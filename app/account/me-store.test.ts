import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMeStore, type MeAnswer } from './me-store.ts'

const nobody: MeAnswer = { user: null, appointments: [] }
const asha: MeAnswer = {
  user: { name: 'Asha Menon', email: 'asha@buyer.example' },
  appointments: [],
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

test('nobody is known until the first answer', async () => {
  const store = createMeStore(async () => asha)
  expect(store.getState().status).toBe('loading')
  await store.refresh()
  expect(store.getState()).toEqual({ status: 'signed-in', hasEnded: false, ...asha })
})

test('a visitor is signed out', async () => {
  const store = createMeStore(async () => nobody)
  await store.refresh()
  expect(store.getState().status).toBe('signed-out')
})

test('no answer at all is a failure, and trying again can mend it', async () => {
  let isUp = false
  const store = createMeStore(async () => {
    if (!isUp) throw new Error('offline')
    return asha
  })
  await store.refresh()
  expect(store.getState().status).toBe('failed')
  isUp = true
  await store.refresh()
  expect(store.getState().status).toBe('signed-in')
})

test('who is signed in stays known when a later question is not answered', async () => {
  let isUp = true
  const store = createMeStore(async () => {
    if (!isUp) throw new Error('offline')
    return asha
  })
  await store.refresh()
  isUp = false
  await store.refresh()
  expect(store.getState().status).toBe('signed-in')
})

test('the answer to the latest question counts, whichever comes last', async () => {
  const first = Promise.withResolvers<MeAnswer>()
  const second = Promise.withResolvers<MeAnswer>()
  const answers = [first.promise, second.promise]
  const store = createMeStore(() => answers.shift()!)
  const both = [store.refresh(), store.refresh()]
  second.resolve(asha)
  first.resolve(nobody)
  await Promise.all(both)
  expect(store.getState().status).toBe('signed-in')
})

test('signing out wins over an answer under way', async () => {
  const answer = Promise.withResolvers<MeAnswer>()
  const store = createMeStore(() => answer.promise)
  const asked = store.refresh()
  store.forget()
  answer.resolve(asha)
  await asked
  expect(store.getState().status).toBe('signed-out')
})

test('a session that has ended is told apart from signing out, until somebody signs in', async () => {
  const answers = [asha, nobody, nobody, asha, nobody]
  const store = createMeStore(async () => answers.shift()!)
  const ended = async () => {
    await store.refresh()
    return store.getState().hasEnded
  }
  expect([await ended(), await ended(), await ended(), await ended()]).toEqual([
    ...[false, true, true, false],
  ])
  store.forget()
  expect(await ended()).toBe(false)
})

test('listeners hear of each change until they leave', async () => {
  const store = createMeStore(async () => asha)
  const heard: string[] = []
  const leave = store.subscribe(() => heard.push(store.getState().status))
  await store.refresh()
  leave()
  store.forget()
  expect(heard).toEqual(['signed-in'])
})

test('a question that fails is told in the console', async () => {
  const offline = new Error('offline')
  await createMeStore(() => Promise.reject(offline)).refresh()
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Could not ask who is signed in:', offline)
})
