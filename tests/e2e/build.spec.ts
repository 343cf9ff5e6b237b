import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copiesFolder } from '../../scripts/copies-folder.ts'
import { sbomFile } from '../../scripts/list-packages.ts'
import type { SiteManifest } from '../../server/site-files.ts'
import { expect, readingTest as test } from './site.ts'

test('the build leaves its list of packages where whoever runs the site finds it, and no visitor', async ({
  request,
}) => {
  const { bomFormat, components } = JSON.parse(readFileSync(`build/${sbomFile}`, 'utf8')) as {
    bomFormat: string
    components: object[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.length).toBeGreaterThan(100)
  for (const path of [
    `/${sbomFile}`,
    `/build/${sbomFile}`,
    `/%2e%2e/${sbomFile}`,
    `/assets/%2e%2e%2f%2e%2e/${sbomFile}`,
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400)
  }
  expect(existsSync(`build/client/${sbomFile}`)).toBe(false)
})

test('each copy of a picture lies in the repository: a first start makes none, and none lies there for nothing', () => {
  const contents = (files: string[]) =>
    new Map(
      files.map((file) => [createHash('sha1').update(readFileSync(file)).digest('hex'), file]),
    )
  const shown = contents(globSync('build/client/assets/*.{avif,webp,jpeg,jpg,png}'))
  const copies = contents(globSync(`${copiesFolder}/*`))
  const masters = contents(globSync('{media,public,app}/**/*.{avif,webp,jpeg,jpg,png}'))
  const missing = [...shown].filter(([content]) => !copies.has(content) && !masters.has(content))
  expect(shown.size).toBeGreaterThan(500)
  expect(
    missing.map(([, file]) => `${file}: build, and commit what is new in ${copiesFolder}`),
  ).toEqual([])
  const unused = [...copies].filter(([content]) => !shown.has(content))
  expect(unused.map(([, file]) => `${file} is shown nowhere: remove it`)).toEqual([])
})

test('scripts ask for nothing that the oldest browser lacks', () => {
  const files = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
  // Where either does not run, the paper is offered as a file, and the machine as its pictures.
  const mayLack = /\/(pdf-document|machine-view-worker)-/
  const scripts = Object.keys(files).filter(
    (path) => path.endsWith('.js') && !files[path]!.isKept && !mayLack.test(path),
  )
  const tooNew =
    /\b(?:(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|URL\.canParse|AbortSignal\.any|Array\.fromAsync|RegExp\.escape|Iterator\.\w+)\b|\.(?:checkVisibility|isSubsetOf|isDisjointFrom|symmetricDifference|showPopover|requestClose|to(?:Sorted|Reversed|Spliced|WellFormed))\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray|flatMap|take|drop)\(/
  expect(scripts.length).toBeGreaterThan(50)
  const found = scripts.flatMap((path) => {
    const [name] = tooNew.exec(readFileSync(`build/client${path}`, 'utf8')) ?? []
    return name === undefined ? [] : [`${path}: ${name}`]
  })
  expect(found).toEqual([])
})
