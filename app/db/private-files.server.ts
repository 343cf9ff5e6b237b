import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's own 128 MB stay in memory once they were used. */
export const smallBuffers = ['-c', 'shared_buffers=16MB']

/** What we use of Emscripten's module: its typings leave these out. */
export interface FileModule {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: {
    realPath(node: unknown): string
    convertNodeCode(error: unknown): number
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
      setattr: (node: unknown, attributes: { mode?: number }) => void
    }
    stream_ops: { fsync?: (stream: FileStream) => number }
  }
}

export interface FileStream {
  /** Absent for directories. */
  nfd?: number
  node: unknown
}

type Initialised = Awaited<ReturnType<NodeFS['init']>>

/** Type and rights of a file, without any right of others. */
const ownersOnly = (mode: number) => mode & ~0o077

/**
 * PGlite's files in a directory, readable by their owner alone: those that PostgreSQL makes later too, and
 * whatever the umask of the process is. PGlite's own `NodeFS` makes them 0666.
 */
export class PrivateFiles extends NodeFS {
  override async init(pg: PGlite, options: Initialised['emscriptenOpts']): Promise<Initialised> {
    const { emscriptenOpts } = await super.init(pg, options)
    const adapt = (module: unknown) => this.adapt(module as FileModule)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [adapt, ...asList(emscriptenOpts.preRun)] },
    }
  }

  /** Runs before PostgreSQL does. */
  protected adapt({ NODEFS: { node_ops: operations } }: FileModule): void {
    const { mknod, setattr } = operations
    operations.mknod = (parent, name, mode, device) => mknod(parent, name, ownersOnly(mode), device)
    operations.setattr = (node, attributes) =>
      setattr(
        node,
        attributes.mode === undefined
          ? attributes
          : { ...attributes, mode: ownersOnly(attributes.mode) },
      )
  }
}

function asList<T>(value: T | T[] | undefined): T[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}
