import { expect, test } from 'vitest'
import { filesIn, wantedFiles, type DroppedEntry } from './dropped-files.ts'

const file = (name: string): DroppedEntry => ({
  ...{ isFile: true, isDirectory: false },
  file: (found) => found(new File(['x'], name)),
})

/** Tells of its entries in portions, as browsers do. */
function folder(...entries: DroppedEntry[]): DroppedEntry {
  const portions = [entries.slice(0, 2), entries.slice(2), []]
  return {
    ...{ isFile: false, isDirectory: true },
    createReader: () => ({ readEntries: (found) => found(portions.shift() ?? []) }),
  }
}

const names = (files: File[]) => files.map(({ name }) => name)

test('a folder is all files in it, also in its folders, but not what a computer keeps there', async () => {
  const dropped = [
    file('a.jpg'),
    folder(file('b.jpg'), folder(file('c.png')), file('d.mp4'), file('.DS_Store')),
    folder(file('Thumbs.db')),
  ]
  expect(names(await filesIn(dropped))).toEqual(['a.jpg', 'b.jpg', 'c.png', 'd.mp4'])
})

test('one that can’t be read is left out', async () => {
  const gone: DroppedEntry = { ...file('x.jpg'), file: (_found, failed) => failed() }
  expect(names(await filesIn([gone, file('a.jpg')]))).toEqual(['a.jpg'])
})

test('what is no picture and no film is refused by its name, in words that say what belongs there', () => {
  const { wanted, refused } = wantedFiles(
    [new File([], 'yard.JPG'), new File([], 'notes.txt'), new File([], 'boom.mp4')],
    ['picture', 'film'],
  )
  expect(names(wanted)).toEqual(['yard.JPG', 'boom.mp4'])
  expect(refused).toEqual([
    '‘notes.txt’ was left out: here belong pictures (JPEG, PNG, WebP, AVIF) and films (MP4, WebM).',
  ])
})
