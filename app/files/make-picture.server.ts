import sharp from 'sharp'
import { fallbackWidth, pictureWidths } from '../../content/files.ts'
import { mostPixels } from './file-limits.ts'
import { readWhole, type ReadableFile } from './read-at.ts'
import { refuseTwoInOne, tailBytes, type FileType } from './recognise.ts'
import { Refused } from './refusals.ts'
import type { Examined } from './examined.ts'
import { refuseCutOff } from './whole-picture.ts'

/** For a process that does nothing else: one thread, nothing kept, and no format read but those that are taken. */
export function limitPictures(): void {
  sharp.concurrency(1)
  sharp.cache(false)
  // Each format is one more that may have a hole.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  })
}

const formats: Partial<Record<FileType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

/** Higher than this a copy of 1600 pixels takes longer to make than anybody waits. */
const tallest = 5

/**
 * A picture in the site's widths: upright, in the colours of screens, without what the camera noted.
 *
 * @throws Refused when it can't be read to its end, or is too large
 */
export async function makePicture(type: FileType, file: ReadableFile): Promise<Examined> {
  const { bytes, width, height } = await sound(type, file)
  if (height > width * tallest) throw new Refused('too-tall')
  const widest = Math.min(width, pictureWidths.at(-1)!)
  const decoded = await decode(bytes, widest)
  const widths = [...pictureWidths.filter((each) => each < widest), widest]
  const variants = []
  for (const each of widths) {
    const avif = await decoded.copy(each).avif({ quality: 55, effort: 3 }).toBuffer()
    variants.push({ variant: `${each}.avif`, bytes: avif })
  }
  const fallback = fallbackWidth(widths)
  const webp = await decoded.copy(fallback).webp({ quality: 70 }).toBuffer()
  variants.push({ variant: `${fallback}.webp`, bytes: webp })
  const preview = await decoded.preview()
  return { facts: { width, height, widths, ...(preview && { preview }) }, variants }
}

/**
 * Looks whether a picture can be read to its end, and makes nothing of it.
 *
 * @throws Refused
 */
export async function checkPicture(type: FileType, file: ReadableFile): Promise<Examined> {
  const { bytes, width, height } = await sound(type, file)
  await readable(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).stats())
  return { facts: { width, height }, variants: [] }
}

/** All its bytes, and how large it is, when it is whole by what it says of itself and no other file too. */
async function sound(type: FileType, file: ReadableFile) {
  await refuseCutOff(type, file)
  const bytes = await readWhole(file)
  refuseTwoInOne(type, bytes, bytes.subarray(-tailBytes))
  return { bytes, ...(await sizeOf(type, bytes)) }
}

/** Upright, by what the file says, before anything of it is unpacked. */
async function sizeOf(type: FileType, bytes: Buffer): Promise<{ width: number; height: number }> {
  const about = await readable(
    sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata(),
  )
  if (about.format !== formats[type]) throw new Refused('broken-picture')
  const { width, height } = about.autoOrient
  if (width * height > mostPixels) throw new Refused('too-many-pixels')
  return { width, height }
}

/** Unpacked once, no wider than its widest copy. */
async function decode(bytes: Buffer, width: number) {
  const { data, info } = await readable(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const { isOpaque } = await sharp(data, { raw }).stats()
  const image = () => (isOpaque ? sharp(data, { raw }).removeAlpha() : sharp(data, { raw }))
  return {
    copy: (each: number) => image().resize({ width: each, withoutEnlargement: true }),
    /** Only of opaque pictures: behind a transparent one it would show for ever. */
    async preview(): Promise<string | undefined> {
      if (!isOpaque) return undefined
      const tiny = await image()
        .resize({ width: 10 })
        .webp({ quality: 30, effort: 6, smartSubsample: true })
        .toBuffer()
      return `data:image/webp;base64,${tiny.toString('base64')}`
    },
  }
}

/** Every error of the library is about the picture it was given. */
function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new Refused('broken-picture')
  })
}
