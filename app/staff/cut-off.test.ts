import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCutOff } from './cut-off.ts'

test('each page of the office that takes a form keeps it where it cannot be sent', () => {
  const pages = globSync('app/staff/**/*-page.tsx')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => /export (async function|const|\{) action/.test(source))
  expect(pages.length).toBeGreaterThan(15)
  const losing = pages.filter(
    ([, source]) =>
      !/export (\{ clientAction \} from '..\/cut-off.ts'|async function clientAction)/.test(source),
  )
  expect(losing.map(([file]) => file)).toEqual([])
})

const answer = (status: number) => ({ status, statusText: '', internal: false, data: '' })

test.each([
  ['Chromium', new TypeError('Failed to fetch')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
  ['a proxy', answer(502)],
  ['the site without its database', answer(503)],
])('a request that reached nobody is known by what %s says', (_, error) => {
  expect(isCutOff(error)).toBe(true)
})

test.each([
  new TypeError('Cannot read properties of undefined (reading ‘name’)'),
  new Error('Unexpected Server Error'),
  answer(404),
])('nothing else is called a connection that fails: %s', (error) => {
  expect(isCutOff(error)).toBe(false)
})
