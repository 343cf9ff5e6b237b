import { existsSync, readFileSync } from 'node:fs'
import { sbomFile } from '../../scripts/list-packages.ts'
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
