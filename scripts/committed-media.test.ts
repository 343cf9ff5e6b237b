import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { asDelivered } from '../content/site-content.ts'
import { catalogue } from '../content/catalogue.ts'
import { socialImage, socialPages } from '../content/social-images.server.ts'
import {
  missing,
  modelOf,
  overBudget,
  pathsIn,
  wantedFilm,
  wantedOfProduct,
} from './media-faults.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('{media,public}/**/*.*', { cwd: root })
const content = import.meta.glob<Record<string, unknown>>(
  ['/content/**/*.ts', '!/content/**/*.test.ts'],
  { eager: true },
)

/** Films are named in content without folder and ending. */
function filmsNamed(): { name: string; by: string }[] {
  return Object.entries(content).flatMap(([by, module]) => {
    const listed = Object.entries(module)
      .filter(([name]) => /films$/i.test(name))
      .flatMap(([, names]) => names as string[])
    const items = Object.values(module).filter((value) => Array.isArray(value))
    const ofItems = items.flatMap((list) =>
      list.flatMap((item: { video?: string }) => item.video ?? []),
    )
    return [...listed, ...ofItems].map((name) => ({ name, by: by.slice(1) }))
  })
}

test('no picture or film that content refers to is missing', () => {
  const social = Object.keys(socialPages).map((path) => socialImage(path, asDelivered))
  const wanted = [
    ...Object.entries(content).flatMap(([by, module]) => pathsIn(module, by.slice(1))),
    // A product without a model is shown by stand-ins: `npm run content:report` says what it lacks.
    ...catalogue.filter(({ id }) => files.includes(modelOf(id))).flatMap(wantedOfProduct),
    ...filmsNamed().flatMap(({ name, by }) => wantedFilm(name, by)),
    ...pathsIn(social, 'content/social-images.server.ts'),
  ]
  expect(wanted.length).toBeGreaterThan(150)
  expect(missing(wanted, new Set(files))).toEqual([])
})

test('none is over its budget, nor all of them together', () => {
  const sizes = new Map(files.map((file) => [file, statSync(root + file).size]))
  expect(overBudget(sizes)).toEqual([])
})
