import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Finds modules without asking Node of each what its package is: it would read the package's `package.json` anew, and that of
 * drizzle-orm has 180 KB. A third of a start went into that.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isFile = specifier.startsWith('.')
    const format = isFile ? formatOf(specifier, context.parentURL) : undefined
    if (format) {
      const { href } = new URL(specifier, context.parentURL)
      return { url: href, format, shortCircuit: true }
    }
    if (isFile || !specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const found = known.get(specifier) ?? next(specifier, context)
    known.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})

/** By their names, which are the same wherever they stand. */
const known = new Map<string, ResolveFnOutput>()

function formatOf(specifier: string, parent = ''): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript'
  const isOfDrizzle = parent.includes('/node_modules/drizzle-orm/')
  return isOfDrizzle && specifier.endsWith('.js') ? 'module' : undefined
}
