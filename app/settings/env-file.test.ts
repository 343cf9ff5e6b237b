import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cutOffValues, loadEnvFile } from './env-file.ts'
import { StartError } from './start-error.ts'

test('a password with a raw # is found before it is cut off', () => {
  const file = `
# SMTP_URL=smtp://user:pa#ss@host
SMTP_URL=smtp://user:pa#ss@host:587
  export GOOGLE_CLIENT_SECRET = abc#def
PORT=3000 # as the proxy expects
HOST=#nothing yet
STAFF_EMAILS=
DATABASE_URL='postgres://dino:pa#ss@host/dino'
MAIL_FROM="DINO #1 <appointments@example.com>"
SALES_EMAIL=sales@example.com	# the desk, not a#person
`
  expect(cutOffValues(file)).toEqual(['SMTP_URL', 'GOOGLE_CLIENT_SECRET'])
})

function envFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dino-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.env')
  writeFileSync(file, text)
  return file
}

test('a file that an editor began with a mark is refused: its first setting would be lost without a word', () => {
  const file = envFile('\uFEFFPUBLIC_URL=https://dino.example\n')
  expect(() => loadEnvFile(file)).toThrow(/begins with a byte order mark/)
})

test('such a file ends nothing that runs already: it is an error in words', () => {
  const file = envFile('SMTP_URL=smtp://user:pa#ss@host\n')
  expect(() => loadEnvFile(file)).toThrow(StartError)
  expect(() => loadEnvFile(file)).toThrow(/SMTP_URL can't be used/)
})
