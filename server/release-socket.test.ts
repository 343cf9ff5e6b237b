import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listenPrivately } from '../app/settings/private-socket.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import { askForRelease, NotReleasedNow, offerReleases } from './release-socket.ts'

test('whoever releases a build that does not start is told what the next start would run, and the way back', async () => {
  const dataDir = await folder()
  const fails = () => Promise.reject(new StartError('PORT is taken.'))
  onTestFinished(await offerReleases(dataDir, fails))
  const told = await askForRelease(dataDir)
  expect(told).toContain('PORT is taken.\nNothing was replaced: what ran before serves on')
  expect(told).toMatch(/started again(.|\n)+git reset --keep .+ && npm run build/)
})

test('of a site that ended meanwhile nobody is told that it serves on', async () => {
  const dataDir = await folder()
  const server = createServer((socket) => socket.end())
  await listenPrivately(server, dataDir, 'release.sock')
  onTestFinished(() => void server.close())
  expect(await askForRelease(dataDir)).toBe('The site ended meanwhile; its log says why.')
})

test('whoever releases while another release is under way is not told to go back', async () => {
  const dataDir = await folder()
  const words = 'A release is under way already.'
  onTestFinished(await offerReleases(dataDir, () => Promise.reject(new NotReleasedNow(words))))
  expect(await askForRelease(dataDir)).toBe(words)
})

test('a release that went well has no reason to tell', async () => {
  const dataDir = await folder()
  onTestFinished(await offerReleases(dataDir, () => Promise.resolve()))
  expect(await askForRelease(dataDir)).toBeUndefined()
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dino-release-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}
