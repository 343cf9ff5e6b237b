import type { Examined } from './examined.ts'
import type { ReadableFile } from './read-at.ts'
import { kindOf, type FileType } from './recognise.ts'

/**
 * Everything that is found in a file and made of it. What a file may do to whoever opens it is kept from the site by
 * running this elsewhere (`examine.server.ts`).
 *
 * @param onLoaded called before anything of the file is read
 * @throws Refused
 */
export async function lookThrough(
  type: FileType,
  file: ReadableFile,
  { onlyCheck = false, onLoaded = () => {} } = {},
): Promise<Examined> {
  const kind = kindOf(type)
  if (kind === 'picture') {
    const { checkPicture, makePicture } = await import('./make-picture.server.ts')
    onLoaded()
    return onlyCheck ? checkPicture(type, file) : makePicture(type, file)
  }
  if (kind === 'paper') {
    const { checkPaper } = await import('./check-paper.server.ts')
    onLoaded()
    return checkPaper(file)
  }
  const { checkFilm } = await import('./check-film.ts')
  onLoaded()
  return checkFilm(type, file)
}
