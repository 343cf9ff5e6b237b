import type { FileKind } from './file-words.ts'

/** What a browser tells of a dropped file or folder (`FileSystemEntry`). */
export interface DroppedEntry {
  isFile: boolean
  isDirectory: boolean
  file?: (found: (file: File) => void, failed: () => void) => void
  createReader?: () => {
    readEntries: (found: (entries: DroppedEntry[]) => void, failed: () => void) => void
  }
}

/** All files that were dropped, those in folders too. The entries have to be asked for while the event is told. */
export function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return entries.length > 0 ? filesIn(entries as DroppedEntry[]) : Promise.resolve([...files])
}

/** One that can't be read is left out. */
export async function filesIn(entries: readonly DroppedEntry[]): Promise<File[]> {
  const found: File[] = []
  for (const entry of entries) {
    if (entry.isDirectory) found.push(...(await filesIn(await entriesIn(entry))))
    else {
      const file = await new Promise<File | undefined>((resolve) =>
        entry.file?.(resolve, () => resolve(undefined)),
      )
      if (file && !/^(\.|Thumbs\.db$|desktop\.ini$)/.test(file.name)) found.push(file)
    }
  }
  return found
}

/** A folder tells of a hundred at a time. */
async function entriesIn(folder: DroppedEntry): Promise<DroppedEntry[]> {
  const reader = folder.createReader!()
  const all: DroppedEntry[] = []
  for (;;) {
    const some = await new Promise<DroppedEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

const endings: Record<FileKind, RegExp> = {
  picture: /\.(jpe?g|png|webp|avif)$/i,
  film: /\.(mp4|m4v|webm)$/i,
  paper: /\.pdf$/i,
}

const hints: Record<FileKind, string> = {
  picture: 'pictures (JPEG, PNG, WebP, AVIF)',
  film: 'films (MP4, WebM)',
  paper: 'PDFs',
}

/** Told by their names, those that may be what is wanted here; the server looks into them. */
export function wantedFiles(files: readonly File[], kinds: readonly FileKind[]) {
  const isWanted = ({ name }: File) => kinds.some((kind) => endings[kind].test(name))
  const words = kinds.map((kind) => hints[kind]).join(' and ')
  return {
    wanted: files.filter(isWanted),
    refused: files
      .filter((file) => !isWanted(file))
      .map(({ name }) => `‘${name}’ was left out: here belong ${words}.`),
  }
}
