import { readFileSync } from 'node:fs'

/** The processes that look through a file for us. */
export function examining(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const isAtIt = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('examine-file')
  return children.split(' ').filter(Boolean).map(Number).filter(isAtIt)
}
