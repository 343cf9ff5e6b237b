import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { serverFlags } from './server-flags.ts'

export interface RunningSite {
  url: string
  pid: number
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to stop as a service manager does; gives the exit code. */
  stop(): Promise<number | null>
}

interface StartOptions {
  port?: number
  environment?: Record<string, string>
  /** Node's own; those of `npm start` unless given. */
  flags?: readonly string[]
  /** The checkout; this one unless given. */
  folder?: string | undefined
}

/** The real site as `npm start` runs it, with nothing set but what is given here, and where tests have compiled modules. */
export async function startSite(
  dataDir: string,
  { port, environment = {}, flags = serverFlags, folder }: StartOptions = {},
): Promise<RunningSite> {
  const chosenPort = port ?? (await freePort())
  const server = spawn(process.execPath, [...flags, 'scripts/start.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(chosenPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    void exit.then((code) => reject(new Error(`the site ended at its start, code ${code}`)))
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('DINO is at')) resolve()
    })
  })
  return {
    url: `http://localhost:${chosenPort}`,
    pid: server.pid!,
    kill: async () => {
      server.kill('SIGKILL')
      await exit
    },
    stop: () => {
      server.kill('SIGTERM')
      return exit
    },
  }
}
