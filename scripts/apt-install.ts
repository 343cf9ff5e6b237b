import { spawnSync } from 'node:child_process'

let isListFresh: boolean | undefined

/** Installs Debian's or Ubuntu's packages, when we may; says so, since it changes the machine. */
export function aptInstall(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${names.join(' and ')} from the system's packages …`)
  const run = (args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  isListFresh ??= run(['update'])
  return isListFresh && run(['install', '-y', '--no-install-recommends', ...names])
}
