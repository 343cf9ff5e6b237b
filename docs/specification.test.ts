import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The numbered sections of the specification, and the parts of the second. */
const sections = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. Error catalogue',
  '9. Business constants and limits',
]
const screens = [
  'Routes',
  'Header',
  'Mobile menu',
  'Home page',
  'Contact section',
  'Footer',
  'Booking dialog',
  'Product detail',
  'Gallery',
  'Downloads',
  'About',
]

interface Row {
  section: string
  rule: string
  files: string[]
  tests: { file: string; name: string }[]
}

const page = readFileSync(new URL('specification.md', import.meta.url), 'utf8')
const rows = page
  .split(/^#{2,3} /m)
  .slice(1)
  .flatMap(rowsOf)

/** The rules under one heading. */
function rowsOf(part: string): Row[] {
  const [section, ...lines] = part.split('\n')
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [rule = '', held = '', proved = ''] = line.slice(2, -2).split(' | ')
      return {
        section: section!,
        rule,
        files: partsOf(held).map((file) => file.replaceAll('`', '')),
        tests: partsOf(proved).map((proof) => {
          const [, file = proof, name = ''] = /^`([^`]+)` (.+)$/.exec(proof) ?? []
          return { file, name }
        }),
      }
    })
}

function partsOf(cell: string): string[] {
  return cell.split('<br>').filter((part) => part.trim() !== '')
}

/** A test's name is a whole string, and the first thing in a pair of brackets. */
function hasTest({ file, name }: Row['tests'][number]): boolean {
  if (name === '' || !existsSync(file)) return false
  const source = readFileSync(file, 'utf8').replaceAll(/(?<!describe)\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${name}${quote},`))
}

test('every section of the specification has its rules', () => {
  expect(page.match(/^## .+$/gm)).toEqual(sections.map((section) => `## ${section}`))
  expect(page.match(/^### .+$/gm)).toEqual(screens.map((screen) => `### ${screen}`))
  const filled = new Set(rows.map(({ section }) => section))
  const empty = [...sections, ...screens].filter((section) => !filled.has(section))
  expect(empty).toEqual(['2. Screens and routes'])
})

test('every rule names the files that hold it, and they exist', () => {
  expect(rows.filter(({ files }) => files.length === 0).map(({ rule }) => rule)).toEqual([])
  expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
})

test('every rule names a test, and the test is there', () => {
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule)).toEqual([])
  const missing = rows.flatMap(({ tests }) => tests).filter((proof) => !hasTest(proof))
  expect(missing).toEqual([])
})

test('what proves a rule is a test that is run', () => {
  const files = rows.flatMap(({ tests }) => tests).map(({ file }) => file)
  const run =
    /^(tests\/(e2e|in-3d)\/.+\.spec\.ts|tests\/integration\/.+\.test\.ts|(app|content|scripts|server|studio)\/.+\.test\.tsx?)$/
  expect(files.filter((file) => !run.test(file))).toEqual([])
})

test('every file that a decision names is there, unless a later decision took its place', () => {
  const named =
    /`((?:app|content|docs|media|public|scripts|server|studio|tests)\/[^`\s*<{]+\.\w+)`/g
  const missing = readdirSync(new URL('decisions', import.meta.url)).flatMap((decision) => {
    const text = readFileSync(new URL(`decisions/${decision}`, import.meta.url), 'utf8')
    if (/superseded (in part )?by/i.test(text)) return []
    const paths = [...text.matchAll(named)].map(([, path]) => path!)
    return paths.filter((path) => !existsSync(path)).map((path) => `${decision}: ${path}`)
  })
  expect(missing).toEqual([])
})
