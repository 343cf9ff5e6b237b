import { expect, test as base } from '../e2e/site.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

export { expect }

export interface EngineOptions {
  /** How a browser is started, and the program to do it with. */
  start: 'firefox' | 'webkit'
  program: string
}

const starts = { firefox: startFirefox, webkit: startWebKit }

/** Each journey is made on a site of its own by somebody new, and fails when a page told of an error on the way. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
  start: ['firefox', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ start, program }, use) => {
      const engine = await starts[start](program)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, site }, use, test) => {
    const visit = await engine.newVisit()
    const visitor = new Visitor(visit, site.url)
    await use(visitor)
    if (test.status !== test.expectedStatus)
      await test.attach('the page', { body: await visit.screenshot(), contentType: 'image/png' })
    expect(await visitor.problems(), 'errors and stopped files').toEqual([])
    await visit.end()
  },
})
