import { globSync } from 'node:fs'
import { isReplaced } from '../app/papers/site-papers.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import type { Certificate } from '../content/certificate.ts'
import { certificates as ours } from '../content/certificates.ts'
import { galleryPictures } from '../content/delivered-gallery.ts'
import { news as allNews, type NewsItem } from '../content/news.ts'
import { runCommand } from '../server/tell-failure.ts'
import { unusableNames } from './media-names.ts'

/**
 * What stands in the way of a site that says what its files say, found before the build rather than by visitors.
 *
 * @throws StartError with every fault, and how to mend it
 */
export function checkContent(files = globSync('{media,public}/**/*.*')): void {
  const faults = [...unusableNames(files), ...unlistedPictures(files), ...falselyIssued()]
  if (faults.length === 0) return
  throw new StartError(
    `The site could not be built:\n\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`,
  )
}

/** The office knows the gallery by its list: one that is not in it would be left out without a word. */
export function unlistedPictures(files: readonly string[]): string[] {
  return files
    .map((file) => ({ file, name: /^media\/gallery\/([a-z0-9-]+)\.\w+$/.exec(file)?.[1] }))
    .filter(({ file, name }) => name && !file.endsWith('.json') && !galleryPictures.includes(name))
    .map(
      ({ file, name }) =>
        `${file}: add '${name}' to picturesAtWork or picturesInStudio in content/delivered-gallery.ts, or upload it in the office under Site, Gallery.`,
    )
}

/** A specimen of ours that is called issued would be a false certificate. */
export function falselyIssued(certificates: readonly Certificate[] = ours): string[] {
  return certificates
    .filter(({ specimen, file }) => !specimen && !isReplaced(file))
    .map(
      ({ title, file }) =>
        `content/certificates.ts says that ${title} is issued, but public${file} is not the issued document. Lay it there.`,
    )
}

/** What is no fault, but can't be meant: told while the site is built. */
export function contentNotes(
  news: NewsItem[] = allNews,
  certificates: readonly Certificate[] = ours,
  files: readonly string[] = globSync('media/**/*.*'),
): string[] {
  const has = (name: string) => files.some((file) => file.startsWith(`media/${name}.`))
  return [
    ...certificates
      .filter(({ specimen, file }) => specimen && isReplaced(file))
      .map(
        ({ file }) =>
          `public${file} is a document of your own, shown as a specimen: set \`specimen: false\` in content/certificates.ts.`,
      ),
    ...news.flatMap(({ id, image, video }) => [
      ...(has(image) ? [] : [`The news ${id} has no picture media/${image}.jpg; Wotan stands in.`]),
      ...(!video || has(`films/${video}`)
        ? []
        : [`The news ${id} has no film media/films/${video}.mp4; its picture stands alone.`]),
    ]),
  ]
}

if (import.meta.main) await runCommand(checkContent)
