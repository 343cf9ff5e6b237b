import { existsSync } from 'node:fs'
import { aptInstall } from './apt-install.ts'

interface OtherEngine {
  name: string
  /** How `playwright.config.ts` is told where it is. */
  variable: string
  /** What has to be there; the first is what the tests start. */
  programs: string[][]
  packages: string[]
}

const engines: OtherEngine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: [['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/**
 * The engines beside Chromium that go through the journeys in `tests/engines`: those that are there, or are now installed.
 * Says which, and what to install for one that is left out.
 */
export function findEngines(): Record<string, string> {
  const found = engines.map((engine): [string, string] | undefined => {
    const { name, variable, packages } = engine
    const program = find(engine) ?? (aptInstall(...packages) ? find(engine) : undefined)
    console.log(`${name}: ${program ?? `left out; it needs ${packages.join(' and ')}`}`)
    return program ? [variable, program] : undefined
  })
  return Object.fromEntries(found.filter((each) => each !== undefined))
}

function find({ programs }: OtherEngine): string | undefined {
  const places = programs.map((places) => places.find((place) => existsSync(place)))
  return places.every(Boolean) ? places[0] : undefined
}
