import { expect, test, vi } from 'vitest'
import { parseSettings, type Settings } from '../app/settings/settings.server.ts'
import { toFillIn } from '../app/settings/to-fill-in.ts'
import { company } from '../content/company.ts'
import { settingWords, standIns } from '../content/stand-ins.ts'
import { onlineSettings } from '../tests/online-settings.ts'
import { createLog } from './log.ts'
import { tellOfStart } from './tell-of-start.ts'

/** What a start tells, in its order: the level and the words of each line of the log, and what is printed. */
function told(settings: Settings): [level: string, words: string][] {
  const said: [string, string][] = []
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string }
    said.push([level === 40 ? 'warning' : String(level), msg])
  }
  vi.spyOn(console, 'log').mockImplementation((words: string) => void said.push(['printed', words]))
  tellOfStart(settings, toFillIn(settings, company), createLog('info', { write }))
  return said
}

const beginning = 'Visitors see stand-ins that reach nobody: '
const site = ['printed', expect.stringContaining('DINO is at https://www.dino.example')]

test('a start online warns in one line of the phone number and the e-mails that reach nobody', () => {
  const lines = told(parseSettings({ ...onlineSettings, SMTP_URL: 'smtp://mail.dino.example' }))
  const ofContent = lines.filter(([, words]) => words.startsWith(beginning))
  const unknown = standIns(company).filter((setting) => setting !== 'position')
  const named = unknown.map((setting) => settingWords[setting]).join(', ')
  const sentence: unknown = expect.stringContaining(`${beginning}${named}. `)
  expect(ofContent).toEqual(named ? [['warning', sentence]] : [])
})

test('it warns of mails that go nowhere, a line for each setting, and last says where the site is', () => {
  const lines = told(parseSettings({ ...onlineSettings, SALES_EMAIL: 'sales@example.com' }))
  const warnings = lines.slice(0, -1).filter(([, words]) => !words.startsWith(beginning))
  expect(warnings).toEqual([
    ['warning', expect.stringContaining('SMTP_URL is not set: no mail goes out')],
    ...['MAIL_FROM', 'SALES_EMAIL', 'STAFF_EMAILS'].map((name) => [
      'warning',
      expect.stringContaining(`${name} names an address that is nobody’s`),
    ]),
  ])
  expect(lines.at(-1)).toEqual(site)
  expect(lines.join()).not.toContain('@')
})
