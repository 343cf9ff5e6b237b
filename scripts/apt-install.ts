import { spawnSync } from 'node:child_process'

/** Installs a Debian or Ubuntu package, when we may; says so, since it changes the machine. */
export function aptInstall(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${name} from the system's packages …`)
  const run = (args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return run(['update']) && run(['install', '-y', '--no-install-recommends', name])
}
