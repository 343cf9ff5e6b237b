import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../start-site.ts'
import { book, seatCrowd, type Wish } from './crowd.ts'

const kills = 30

/** Figures of the whole site on the embedded database: its start, its memory, and what a power cut costs. */
export async function measureSite(): Promise<void> {
  await withCrowd(async (dataDir, wishes) => {
    const started = performance.now()
    const site = await startSite(dataDir)
    await (await fetch(site.url)).arrayBuffer()
    console.log(`Start to first answer: ${((performance.now() - started) / 1000).toFixed(2)} s`)

    const booking = performance.now()
    const acknowledged = await bookAll(site.url, wishes.slice(0, 1000))
    const seconds = (performance.now() - booking) / 1000
    console.log(
      `${acknowledged.length} bookings over HTTP: ${(acknowledged.length / seconds).toFixed(0)} per second`,
    )
    console.log(`Resident memory after them: ${residentMegabytes(site.pid)} MB`)
    await site.stop()
  })

  await withCrowd(async (dataDir, wishes) => {
    const acknowledged: Wish[] = []
    for (let round = 1; round <= kills; round++) {
      const site = await startSite(dataDir)
      const dead = afterRandomMoment().then(() => site.kill())
      acknowledged.push(...(await bookAll(site.url, wishes.splice(0, 60))))
      await dead
      process.stdout.write(
        `\r${round} of ${kills} kills, ${acknowledged.length} bookings acknowledged`,
      )
    }
    const site = await startSite(dataDir)
    const lost = await missing(site.url, acknowledged)
    await site.stop()
    console.log(`\nLost: ${lost}`)
    if (lost > 0) process.exitCode = 1
  })
}

async function withCrowd(work: (dataDir: string, wishes: Wish[]) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  await work(dataDir, await seatCrowd(dataDir, 80))
  await rm(dataDir, { recursive: true, force: true })
}

/** Eight at a time; ends early when the server is gone. Gives those that were acknowledged. */
async function bookAll(url: string, wishes: Wish[]): Promise<Wish[]> {
  const waiting = [...wishes]
  const acknowledged: Wish[] = []
  const work = async () => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
      if (await book(url, wish)) acknowledged.push(wish)
    }
  }
  await Promise.allSettled(Array.from({ length: 8 }, work))
  return acknowledged
}

async function missing(url: string, acknowledged: Wish[]): Promise<number> {
  let lost = 0
  for (const { cookie, date, time } of acknowledged) {
    const answer = await fetch(`${url}/api/appointments/${date}`, { headers: { Cookie: cookie } })
    const { slots } = (await answer.json()) as { slots: { time: string; mine: boolean }[] }
    if (!slots.some((slot) => slot.time === time && slot.mine)) lost++
  }
  return lost
}

function afterRandomMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20 + Math.random() * 400)
  })
}

/** Linux only. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}
