import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
