import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { plainPage } from './plain-page.server.ts'

test('a small page names the fonts of all languages, as the site’s own pages do, and no search engine shows it', async () => {
  const styles = readFileSync(new URL('../page/other-scripts.css', import.meta.url), 'utf8')
  const names = [...styles.matchAll(/--letters: ('[^']+')/g)].map(([, name]) => name!)
  expect(names).toHaveLength(2)
  const page = String(await plainPage({ title: 'Appointment', body: html`<p></p>` }))
  for (const name of names) expect(page).toContain(name)
  expect(page).toContain('<meta name="robots" content="noindex" />')
})
