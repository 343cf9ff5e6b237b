import { build } from 'vite'

/** A script with all that it imports, as text that runs by itself. */
export async function oneScript(script: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: script, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`${script} was not built into one script`)
  return result.output[0].code.trim()
}
