import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a build keeps each machine's model: beside what is served, since none is before it has confirmed measures. */
export const mastersFolder = (buildDir: string) => join(buildDir, 'yard')

/** @returns what reads a master; undefined where the build made none of this machine */
export function mastersIn(buildDir: string) {
  return async (product: string, format: 'glb' | 'usda'): Promise<Buffer | undefined> => {
    try {
      return await readFile(join(mastersFolder(buildDir), `${product}.${format}`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}
