import { existsSync } from 'node:fs'

// React and React Router choose their production code when they are first loaded.
process.env.NODE_ENV ??= 'production'
if (existsSync('.env')) process.loadEnvFile('.env')

const { buildIfStale } = await import('./build.ts')
const { builtSite } = await import('../server/built-site.ts')
const { runServer } = await import('../server/run-server.ts')

await runServer(async ({ publicUrl }) => {
  await buildIfStale()
  return builtSite('build', publicUrl)
})
