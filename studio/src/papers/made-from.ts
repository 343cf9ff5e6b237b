import { readFileSync, writeFileSync } from 'node:fs'
import {
  fingerprint,
  readRecord,
  recordFile,
  type Made,
} from '../../../app/downloads/paper-record.server.ts'

/** Remembers what a paper was printed from. */
export function noteMade(paper: string, { words, look }: Omit<Made, 'file'>) {
  const made: Made = { words, look, file: fingerprint(readFileSync(paper)) }
  const record = { ...readRecord(), [paper]: made }
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 1)}\n`)
}
