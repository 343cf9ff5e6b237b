import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { earlyScript } from './scripts/early-script.ts'

/** They start processes and kill them: begun last, each would be waited for alone. */
const longest = ['durability', 'upload-durability', 'mail', 'embedded-database', 'backup']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`tests/integration/${name}.test.ts`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  // For tests of the server's entry, which puts it into each page.
  plugins: [earlyScript()],
  test: {
    include: [
      '{app,content,docs,scripts,server,studio}/**/*.test.{ts,tsx}',
      'tests/integration/**/*.test.ts',
    ],
    // The server's modules keep no state, and each test has a database of its own; what a test puts in place of something goes after it.
    isolate: false,
    // Where a style sheet lies, for the parts that ask for their own; what is in it, for none.
    css: { include: [/\.css\?url$/] },
    restoreMocks: true,
    unstubGlobals: true,
    // By itself it would leave one processor out, which on two is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // As the server: most tests are over before an optimised copy of the embedded database is compiled.
    execArgv: ['--liftoff-only'],
    // A machine with other work takes several times as long; whatever hangs is told all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
