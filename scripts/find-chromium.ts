import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { aptInstall } from './apt-install.ts'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's Chromium without windows, tabs and all that is around the page. */
const systemShell = '/usr/lib/chromium/chromium-headless-shell'

/** A browser to look, measure and print with: Playwright's own, the system's, or one that is now installed. Says which. */
export function findChromium(): string {
  const find = () => [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path))
  const found = find() ?? (installWithPlaywright() || aptInstall('chromium'), find())
  if (!found)
    throw new Error('No browser: install Chromium, or run `npx playwright install chromium`.')
  console.log(`Chromium: ${found}`)
  return found
}

/**
 * The same for the end-to-end tests, which take two thirds of the time in the shell: installed where the system has it, or else
 * the whole browser.
 */
export function findChromiumForTests(): string {
  if (!existsSync(systemShell) && !existsSync(chromium.executablePath()))
    aptInstall('chromium-headless-shell')
  if (!existsSync(systemShell)) return findChromium()
  console.log(`Chromium: ${systemShell}`)
  return systemShell
}

function installWithPlaywright(): boolean {
  console.log('Installing Chromium through Playwright …')
  const installed = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  return installed.status === 0 && existsSync(chromium.executablePath())
}
