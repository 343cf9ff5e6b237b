/** The formats a picture may come in. Those before AVIF are what cameras and photographers hand over. */
export const pictureFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/**
 * Which file each picture is, by its path without the ending. Our own renders are AVIF: a photograph
 * laid beside one, under the same name, takes its place.
 */
export function choosePictures(files: readonly string[]): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const file of files) {
    const { name, rank } = parsePicture(file)
    if (rank < 0) continue
    const other = chosen.get(name)
    if (other === undefined || rank < parsePicture(other).rank) chosen.set(name, file)
  }
  return chosen
}

function parsePicture(file: string) {
  const dot = file.lastIndexOf('.')
  const ending = file.slice(dot + 1).toLowerCase()
  return { name: file.slice(0, dot), rank: pictureFormats.findIndex((format) => format === ending) }
}
