import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const { devDependencies, name } = JSON.parse(readFileSync('studio/package.json', 'utf8')) as {
  name: string
  devDependencies: Record<string, string>
}

/** What the studio may read of the site besides its content: how things that both handle are described. */
const shared = [
  'app/home/hero-slides.ts',
  'app/papers/job.server.ts',
  'app/papers/specimen.ts',
  'app/papers/typesetter.server.ts',
  'app/products/feature-marks.server.ts',
  'app/products/picture-frame.ts',
  'app/ui/picture-files.ts',
  'app/yard/fitted-usda.ts',
  'app/yard/glb-file.ts',
  'scripts/find-chromium.ts',
  'scripts/media-faults.ts',
]

/** Each import of these files: who imports, and what; a path from the root, or a package. */
function importsOf(pattern: string | string[]): { by: string; from: string }[] {
  return globSync(pattern).flatMap((by) => {
    const source = readFileSync(by, 'utf8')
    return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from]) => ({
      by,
      from: from!.startsWith('.') ? normalize(join(dirname(by), from!)) : from!,
    }))
  })
}

const ofSite = importsOf(['{app,content,media,scripts,server}/**/*.{ts,tsx}', '*.ts'])
const ofStudio = importsOf('studio/**/*.ts')

test('the site reads the files that the studio puts into it; only the worker that turns them imports the machines', () => {
  const own = [name, 'studio', ...Object.keys(devDependencies)]
  const isOwn = (from: string) => own.some((one) => from === one || from.startsWith(`${one}/`))
  expect(ofSite.length).toBeGreaterThan(500)
  const isWorker = ({ by, from }: (typeof ofSite)[number]) =>
    /^app\/machine-view\/(worker\/|[\w-]+\.test)/.test(by) && from.startsWith(`${name}/machines/`)
  expect(ofSite.filter((one) => isOwn(one.from) && !isWorker(one))).toEqual([])
})

test('the studio reads the content, and of the site only what both describe', () => {
  const foreign = ofStudio.filter(
    ({ from }) => /^(app|scripts|server|tests)\//.test(from) && !shared.includes(from),
  )
  expect(ofStudio.length).toBeGreaterThan(300)
  expect(foreign).toEqual([])
  const used = new Set(ofStudio.map(({ from }) => from))
  expect(shared.filter((path) => !used.has(path))).toEqual([])
})

test('whoever only runs the site installs nothing of the studio but its models', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true }>
  }
  const ofIts = Object.keys(devDependencies)
  expect(ofIts).toContain('meshoptimizer')
  expect(ofIts.filter((one) => !packages[`node_modules/${one}`]?.dev)).toEqual([])
  // A workspace's own dependencies would come with every install.
  expect(packages['studio']).not.toHaveProperty('dependencies')
})
