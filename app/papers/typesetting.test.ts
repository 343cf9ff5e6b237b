import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { certificates } from '../../content/certificates.ts'
import { company } from '../../content/company.ts'
import { jobOf, readStyle } from './job.server.ts'
import { LackedLetters } from './lacked-letters.ts'
import { specimenOf } from './specimen.ts'
import { Typesetting } from './typesetting.server.ts'

const job = jobOf(specimenOf(certificates[0]!, company), readStyle())

/** What typesets with a program in place of ours, which answers a job as it is told. */
function typesettingBy(
  answer: string,
  patience: ConstructorParameters<typeof Typesetting>[0] = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'dino-typesetting-'))
  const program = join(folder, 'program.mjs')
  writeFileSync(program, `process.on('message', (job) => { ${answer} })`)
  const typesetting = new Typesetting(patience, program)
  onTestFinished(() => {
    typesetting.stop()
    rmSync(folder, { recursive: true })
  })
  return typesetting
}

function typesettingOfOurs(patience?: ConstructorParameters<typeof Typesetting>[0]) {
  const typesetting = new Typesetting(patience)
  onTestFinished(() => typesetting.stop())
  return typesetting
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a process is started for the first job, makes the next too, and ends when there is none', async () => {
  const typesetting = typesettingOfOurs({ idleMs: 200 })
  expect(typesetting.pid).toBeUndefined()
  const [one, two] = await Promise.all([typesetting.typeset(job), typesetting.typeset(job)])
  const { pid } = typesetting
  expect(one.equals(two)).toBe(true)
  expect(isAlive(pid!)).toBe(true)
  await expect.poll(() => isAlive(pid!)).toBe(false)
  expect(typesetting.pid).toBeUndefined()
  expect((await typesetting.typeset(job)).equals(one)).toBe(true)
})

test('a process that is killed in the middle of a job costs that job, and the next gets another', async () => {
  const typesetting = typesettingOfOurs()
  await typesetting.typeset(job)
  const first = typesetting.pid!
  const broken = typesetting.typeset(job)
  const next = typesetting.typeset(job)
  process.kill(first, 'SIGKILL')
  // What is noticed first: that it is gone, or that it takes no more of the job.
  await expect(broken).rejects.toThrow(
    /^A paper could not be made: (its process ended, SIGKILL|Error: write E)/,
  )
  expect((await next).subarray(0, 5).toString()).toBe('%PDF-')
  expect(typesetting.pid).not.toBe(first)
})

test('a job that takes too long is given up, and its process is gone', async () => {
  const typesetting = typesettingBy('for (;;);', { jobMs: 300 })
  const made = typesetting.typeset(job)
  await wait(100)
  const pid = typesetting.pid!
  await expect(made).rejects.toThrow('it took longer than 0.3 s')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a process that ends by itself says no more than that', async () => {
  const typesetting = typesettingBy('process.exit(3)')
  await expect(typesetting.typeset(job)).rejects.toThrow('its process ended, 3')
})

test.each([
  ['another file', `process.send({ pdf: Buffer.from('<html>') })`],
  ['half of one', `process.send({ pdf: Buffer.from('%PDF-1.7 and no end') })`],
])('what is no PDF is not handed out as one: %s', async (_, answer) => {
  await expect(typesettingBy(answer).typeset(job)).rejects.toThrow('what came is no PDF')
})

test('letters that no font has are named by the process as they are', async () => {
  const lacked = typesettingBy(`process.send({ lacked: ['ச'] })`).typeset(job)
  await expect(lacked).rejects.toEqual(new LackedLetters(['ச']))
})

test('once the site stops no process is started any more', async () => {
  const typesetting = typesettingOfOurs()
  await typesetting.typeset(job)
  const pid = typesetting.pid!
  typesetting.stop()
  await expect(typesetting.typeset(job)).rejects.toThrow('the site stops')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a template that is wrong says where', async () => {
  const typesetting = typesettingOfOurs()
  const files = { ...job.files, 'specimen.typ': '#let x = ' }
  await expect(typesetting.typeset({ ...job, files })).rejects.toThrow('expected expression')
  expect((await typesetting.typeset(job)).length).toBeGreaterThan(10_000)
})
