import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { findEngines } from './find-engines.ts'

/** What is found and said on a machine that has these programs, to somebody who may install nothing. */
function foundWith(...programs: string[]): { engines: Record<string, string>; said: string[] } {
  const said: string[] = []
  vi.spyOn(fs, 'existsSync').mockImplementation((file) => programs.includes(String(file)))
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  syncBuiltinESMExports()
  try {
    return { engines: findEngines(), said }
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
}

const firefox = '/usr/bin/firefox-esr'
const webkit = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

test('engines that are there are named with their place, which the tests are told', () => {
  expect(foundWith(firefox, webkit, screen)).toEqual({
    engines: { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: webkit },
    said: [`Firefox: ${firefox}`, `WebKit: ${webkit}`],
  })
})

test('one that is not there is left out, and a line says what it needs', () => {
  expect(foundWith(firefox)).toEqual({
    engines: { FIREFOX_PATH: firefox },
    said: [`Firefox: ${firefox}`, 'WebKit: left out; it needs webkit2gtk-driver and xvfb'],
  })
  expect(foundWith()).toEqual({
    engines: {},
    said: [
      'Firefox: left out; it needs firefox-esr',
      'WebKit: left out; it needs webkit2gtk-driver and xvfb',
    ],
  })
})

test('WebKit without a screen to start on is left out', () => {
  expect(foundWith(firefox, webkit).engines).toEqual({ FIREFOX_PATH: firefox })
})

/** The kinds of tests that Playwright's runner has, told of these engines. */
function kindsOfTests(engines: Record<string, string>): string {
  const script = `import config from './playwright.config.ts'
    console.log(config.projects.map(({ name }) => name).join())`
  const { PATH = '' } = process.env
  const words = ['--input-type=module', '--eval', script]
  return execFileSync(process.execPath, words, { env: { PATH, ...engines }, encoding: 'utf8' })
}

test('the tests of an engine that was not found are left out', () => {
  const { engines } = foundWith(firefox, webkit, screen)
  expect(kindsOfTests(engines).trim()).toBe('firefox,webkit,in-3d,chromium')
  expect(kindsOfTests(foundWith().engines).trim()).toBe('in-3d,chromium')
})
