import './quick-imports.ts'
import cluster from 'node:cluster'
import { realpathSync } from 'node:fs'
import { loadEnvFile } from '../app/settings/env-file.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { runCommand } from '../server/tell-failure.ts'

// React and React Router choose their production code when they are first loaded.
process.env.NODE_ENV ??= 'production'

await runCommand(async () => {
  if (cluster.isWorker) return serve(process.argv[2]!)
  const { webProcesses } = readSettings()
  const { buildIfStale, clearOldBuilds } = await import('./build.ts')
  buildIfStale()
  clearOldBuilds()
  if (webProcesses === undefined) return serve(builtFolder())
  const { runPrimary } = await import('../server/run-primary.ts')
  await runPrimary(() => ({ settings: readSettings(), build: builtFolder() }))
})

/** By its own name: the link `build` leads elsewhere once the next one is made. */
function builtFolder() {
  return realpathSync('build')
}

/** As `.env` has them now. They are left out of the environment, which those that are started later read anew. */
function readSettings() {
  const given = new Set(Object.keys(process.env))
  try {
    loadEnvFile()
    return parseSettings(process.env)
  } finally {
    for (const name of Object.keys(process.env)) if (!given.has(name)) delete process.env[name]
  }
}

async function serve(folder: string) {
  loadEnvFile()
  const { builtSite } = await import('../server/built-site.ts')
  const { runServer } = await import('../server/run-server.ts')
  await runServer(({ publicUrl }) => builtSite(folder, publicUrl))
}
