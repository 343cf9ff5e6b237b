import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs code in a process whose last resorts are logged; gives what it printed, and how it ended. */
function run(code: string) {
  const program = `
    import { logLastResorts } from ${JSON.stringify(import.meta.resolve('./last-resort.ts'))}
    import { createLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
    const failedQuery = Object.assign(new Error('Failed query: INSERT params: Asha Menon'), {
      params: ['Asha Menon'],
      cause: Object.assign(new Error('invalid input syntax for type date: "Asha Menon"'), { code: '22007' }),
    })
    logLastResorts(createLog('info'))
    ${code}`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  const lines = stdout.trim().split('\n')
  return { lines: lines.map((line) => JSON.parse(line) as object), stderr, status, stdout }
}

test.each([
  ['thrown', 'setTimeout(() => { throw failedQuery })'],
  ['rejected', 'void Promise.reject(failedQuery)'],
])(
  'an error that nobody caught (%s) ends the process with one line, without what people typed',
  (_how, code) => {
    const { lines, stdout, stderr, status } = run(code)
    expect(lines).toMatchObject([
      { level: 60, msg: 'the process can not go on', err: { cause: { code: '22007' } } },
    ])
    expect(stdout).not.toContain('Asha')
    expect([stderr, status]).toEqual(['', 1])
  },
)

test('what libraries print is one line each, without what they quote', () => {
  const { lines, stdout, stderr, status } = run(`
    console.error(failedQuery)
    console.warn('The URL path "/asha@buyer.example" could not be decoded\\nat length')
    console.info('The user aborted a request.')`)
  expect(lines).toMatchObject([
    { level: 50, err: { type: 'Error' } },
    { level: 40, printed: 'The URL path … could not be decoded' },
    { level: 30, printed: 'The user aborted a request.' },
  ])
  expect(stdout).not.toMatch(/asha/i)
  expect([stderr, status]).toEqual(['', 0])
})
