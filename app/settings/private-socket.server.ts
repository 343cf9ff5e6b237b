import { rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { join, relative, resolve as resolvePath } from 'node:path'
import { StartError } from './start-error.ts'

/** A path of a socket may hold a hundred letters: the shorter form is tried. */
export const socketPath = (dataDir: string, name: string) => relative('', join(dataDir, name))

/**
 * Listens at a socket in the data folder, which only the same user of the machine can open: no port, no password,
 * nothing that a proxy could pass on. One that a killed process left behind is replaced.
 *
 * @throws StartError when the folder takes none
 */
export async function listenPrivately(
  server: Server,
  dataDir: string,
  name: string,
): Promise<void> {
  const path = socketPath(dataDir, name)
  await rm(path, { force: true })
  const usual = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new StartError(
      `The data folder ${resolvePath(dataDir)} (DATA_DIR) can't be used: its path is too long for the socket\n` +
        `through which commands reach the running site, or its disk takes no sockets (${code}). Name another.`,
    )
  } finally {
    process.umask(usual)
  }
}

/** Whether nobody listens there, as told by the error of a connection. */
export const isNobodyThere = ({ code }: NodeJS.ErrnoException) =>
  code === 'ENOENT' || code === 'ECONNREFUSED'
