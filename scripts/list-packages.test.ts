import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sbomOf } from './list-packages.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const project = JSON.parse(readFileSync('package.json', 'utf8'))
const { version, devDependencies } = project
// A part of the project is no package of somebody else.
const { '@dino/studio': _, ...dependencies } = project.dependencies
const sbom = sbomOf(packages)
const purls = (of: Record<string, string>) =>
  Object.entries(of).map(([name, at]) => `pkg:npm/${name.replace('@', '%40')}@${at}`)

test('the list of packages has all that the site is made of, and nothing that only tests need', () => {
  const listed = sbom.components.map(({ purl }) => purl)
  expect(listed).toEqual(expect.arrayContaining(purls(dependencies)))
  const names = Object.keys(devDependencies).filter((name) =>
    /vitest|playwright|selenium/.test(name),
  )
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(listed.join('\n')).not.toContain(name.replace('@', '%40'))
  expect(new Set(listed).size).toBe(listed.length)
  expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'dino', version })
})

test('the list of packages says who needs whom, and names nobody who is not in it', () => {
  const listed = new Set(sbom.components.map(({ purl }) => purl))
  const [own, ...others] = sbom.dependencies
  expect(own!.dependsOn.toSorted()).toEqual(purls(dependencies).toSorted())
  expect(others.map(({ ref }) => ref).toSorted()).toEqual([...listed].toSorted())
  const named = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn)
  expect(named.filter((purl) => !listed.has(purl))).toEqual([])
  // Each is there because somebody needs it.
  expect([...listed].filter((purl) => !named.includes(purl))).toEqual([])
})

test('a package is listed with its licence, its checksum and the version that lies beside whoever needs it', () => {
  const { components, dependencies: graph } = sbomOf({
    '': { name: 'site', version: '1.0.0', dependencies: { '@a/one': '^1', two: '^2' } } as never,
    'node_modules/@a/one': {
      version: '1.2.3',
      license: '(MIT OR Apache-2.0)',
      integrity: `sha512-${Buffer.from('one').toString('base64')}`,
      dependencies: { two: '^1' },
    },
    'node_modules/@a/one/node_modules/two': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/two': { version: '2.0.0', dependencies: { tool: '*' } },
    'node_modules/tool': { version: '1.0.0', dev: true },
  })
  expect(components).toEqual([
    {
      'bom-ref': 'pkg:npm/%40a/one@1.2.3',
      type: 'library',
      group: '@a',
      name: 'one',
      version: '1.2.3',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '6f6e65' }],
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      purl: 'pkg:npm/%40a/one@1.2.3',
    },
    expect.objectContaining({
      version: '1.0.0',
      scope: 'optional',
      licenses: [{ license: { id: 'MIT' } }],
    }),
    expect.objectContaining({ purl: 'pkg:npm/two@2.0.0' }),
  ])
  expect(graph).toContainEqual({ ref: 'pkg:npm/%40a/one@1.2.3', dependsOn: ['pkg:npm/two@1.0.0'] })
  expect(graph).toContainEqual({ ref: 'pkg:npm/two@2.0.0', dependsOn: [] })
})
