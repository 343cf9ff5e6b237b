import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What the owner changes while the site runs: as delivered it may be wrong. */
/** Lists what is delivered, for tests and the build. */
const listsOfDelivered = 'content/public-pages.ts'

const asDelivered = [
  'content/company.ts',
  'content/catalogue.ts',
  'content/news.ts',
  'content/colours.ts',
  'content/certificates.ts',
  'content/privacy.ts',
  'content/delivered-gallery.ts',
  'content/site-content.ts',
  listsOfDelivered,
]

/** Of `.server` files and tests no script is made. */
const ofScripts = globSync('{app,content}/**/*.{ts,tsx}', {
  exclude: ['**/*.server.*', '**/*.test.*', '**/*.d.ts'],
})

/** The router takes loaders out of the scripts, and with them this, which only they read. */
const readByLoaders = 'app/page/site-content.ts'

test('no script has what the company says as delivered', () => {
  const refused = ofScripts
    .filter((file) => ![...asDelivered, readByLoaders, listsOfDelivered].includes(file))
    .filter((file) => !file.startsWith('content/products/'))
    .flatMap((file) => valuesImportedBy(file).map((target) => ({ file, target })))
    .filter(({ target }) => asDelivered.includes(target))
    .map(
      ({ file, target }) =>
        `${file} imports a value of ${target}, which the owner may have changed. A component asks useCompany() ` +
        `(app/page/company.ts), a loader context.get(siteContentContext) (${readByLoaders}), all else is handed it.`,
    )
  expect(refused).toEqual([])
})

/** These hand out what is published, and what was delivered in its place. */
const handOut = ['content/catalogue.ts', 'content/site-content.ts']

test('whoever shows a paint is given it: the delivered ones are read by those who hand them out', () => {
  const files = globSync('{app,content,server}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/*.d.ts', 'content/products/*'],
  })
  const readers = files.filter((file) => valuesImportedBy(file).includes('content/colours.ts'))
  expect(readers.toSorted()).toEqual(handOut)
})

test('only pages and public files read the site’s content from their loaders', () => {
  const readers = ofScripts.filter((file) => valuesImportedBy(file).includes(readByLoaders))
  expect(readers.filter((file) => !/(-(page|data|feed)|\/root)\.tsx?$/.test(file))).toEqual([])
})

/** Types are no part of scripts. */
function valuesImportedBy(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(
    /^(?:import|export) (?!type )(?:[^'"`;=]*? from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  )
  return [...found]
    .filter(([statement]) => !/\{(\s*type \w+,?)+\s*\}/.test(statement))
    .map(([, stated, fetched]) => join(dirname(file), (stated ?? fetched)!))
}
