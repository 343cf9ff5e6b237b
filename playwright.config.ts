import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions, drawsIn3d } from './tests/chromium-options.ts'
import type { EngineOptions } from './tests/engines/engine-test.ts'

/** The other engines that are installed (`scripts/find-engines.ts`) go through the same journeys. */
const engines = Object.entries({
  firefox: process.env.FIREFOX_PATH,
  webkit: process.env.WEBKIT_DRIVER_PATH,
}).flatMap(([name, program]) => (program ? [{ name, program }] : []))

/** The oldest browser that the site is for (`scripts/find-oldest-chromium.ts`): what is laid out, and what is sent. */
const oldest = process.env.OLDEST_CHROMIUM_PATH
const inOldest =
  /(?:oldest-browser\/.+|e2e\/(?:home-looks|contact-page|enquiry-dialogs|visitor-books-a-slot))\.spec\.ts$/

export default defineConfig<object, EngineOptions>({
  projects: [
    // First, since each goes through all of its journeys in one browser.
    ...engines.map(({ name, program }) => ({
      name,
      testDir: 'tests/engines',
      fullyParallel: false,
      use: { start: name as EngineOptions['start'], program },
    })),
    {
      name: 'in-3d',
      testDir: 'tests/in-3d',
      // Each frame takes all processors; two tests at a time would take more than twice as long.
      workers: 1,
      timeout: 300_000,
      expect: { timeout: 60_000 },
      use: { launchOptions: drawsIn3d },
    },
    { name: 'chromium', testDir: 'tests/e2e' },
    ...(oldest
      ? [
          {
            name: 'oldest',
            testDir: 'tests',
            testMatch: inOldest,
            use: { launchOptions: { ...chromiumOptions(), executablePath: oldest } },
          },
        ]
      : []),
  ],
  globalSetup: './tests/e2e/empty-book.ts',
  // Beside the folder of the empty book, which Playwright would clear.
  outputDir: 'test-results/failures',
  // A machine with other work takes up to five times as long; whatever is right is told as soon as it is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // What passes at the second time only is told as flaky, by name, and to be mended (docs/decisions/079-flaky-tests-are-told.md).
  retries: 1,
  // One more than the processors of CI: tests also wait, for animations and for the network to be quiet.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromiumOptions(),
    // A trace of every test would take as long again: `npm run test:e2e -- --trace retain-on-failure` makes them where wanted.
    screenshot: 'only-on-failure',
  },
})
