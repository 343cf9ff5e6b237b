import { execFile } from 'node:child_process'
import { closeSync, fstatSync, fsyncSync, openSync } from 'node:fs'
import { PrivateFiles, type FileModule, type FileStream } from './private-files.server.ts'

/** Writes a file's data to the disk, or throws as `fs.fsyncSync` does. */
export type Fsync = (fileDescriptor: number) => void

const inputOutputError = 29

/**
 * PGlite's files in a directory, with the fsync that PGlite's own `NodeFS` leaves out: without it
 * PostgreSQL's fsync succeeds and does nothing, and a power cut loses acknowledged commits.
 */
export class DurableFiles extends PrivateFiles {
  #fsync: Fsync
  #cleanBeforeMs = 0

  constructor(directory: string, fsync: Fsync = fsyncSync) {
    super(directory)
    this.#fsync = fsync
  }

  /**
   * After a crash PostgreSQL syncs every file before it recovers: two thousand fsyncs, 8 seconds on a
   * small server's disk. One call for the whole file system does the same first, where the system has
   * it; what was not touched since is then left out while the database opens.
   */
  async syncBeforeOpening(): Promise<void> {
    const startedMs = Date.now()
    const synced = await syncFileSystem(this.rootDir)
    // Two seconds, because file systems keep times coarsely.
    if (synced) this.#cleanBeforeMs = startedMs - 2_000
  }

  /** From here on every fsync is made: nothing depends on the clock any more. */
  opened(): void {
    this.#cleanBeforeMs = 0
  }

  protected override adapt(module: FileModule): void {
    super.adapt(module)
    const { FS, NODEFS } = module
    NODEFS.stream_ops.fsync = (stream: FileStream) => {
      try {
        if (stream.nfd === undefined) this.#syncPath(NODEFS.realPath(stream.node))
        else if (!this.#isClean(stream.nfd)) this.#fsync(stream.nfd)
        return 0
      } catch (error) {
        throw new FS.ErrnoError(NODEFS.convertNodeCode(error) ?? inputOutputError)
      }
    }
  }

  #isClean(fileDescriptor: number) {
    return this.#cleanBeforeMs > 0 && fstatSync(fileDescriptor).ctimeMs < this.#cleanBeforeMs
  }

  /** Directories are synced too: a file's name is data of its directory. */
  #syncPath(path: string) {
    const fileDescriptor = openSync(path, 'r')
    try {
      this.#fsync(fileDescriptor)
    } finally {
      closeSync(fileDescriptor)
    }
  }
}

/** Writes all of the file system that holds the directory to the disk; false where that can't be asked for. */
export function syncFileSystem(directory: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('sync', ['-f', directory], (error) => resolve(error === null))
  })
}
