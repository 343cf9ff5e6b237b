import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each page of the office that takes a form leads to what is wrong with it', () => {
  const pages = globSync('app/staff/**/*-page.tsx')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => /export (async function|const|\{) action/.test(source))
  expect(pages.length).toBeGreaterThan(15)
  const silent = pages.filter(([, source]) => !/^ {2}useFocusOnWrong\(/m.test(source))
  expect(silent.map(([file]) => file)).toEqual([])
})
