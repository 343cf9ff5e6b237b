import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { FRAMES_PER_SECOND } from './films.ts'

// Pictures are sRGB; said so in the file, players show the paper in the same colour as the page round it.
// Without the flags ffmpeg rounds so roughly that the paper turns pink.
const COLOUR =
  '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp+lanczos,format=yuv420p ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
const H264 = '-c:v libx264 -preset veryslow -crf 25 -profile:v high -aq-mode 3 -movflags +faststart'
const VP9 = '-c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -deadline good -cpu-used 1 -g 240'

/** Changes when the same pictures would be encoded differently. */
export const ENCODING = createHash('sha256')
  .update([COLOUR, H264, VP9].join())
  .digest('hex')
  .slice(0, 8)

/** Writes `<path>.mp4`, `<path>.webm` and `<path>.poster.avif` from pictures in the order they are shown. */
export async function encode(pictures: readonly string[], path: string) {
  await ffmpeg(pictures, `${COLOUR} ${H264}`, `${path}.mp4`)
  await ffmpeg(pictures, `${COLOUR} ${VP9}`, `${path}.webm`)
  const [first] = pictures
  if (!first) throw new Error(`${path} has no pictures`)
  await sharp(first).avif({ quality: 62, effort: 6 }).toFile(`${path}.poster.avif`)
}

async function ffmpeg(pictures: readonly string[], codec: string, out: string) {
  const args = `-n 19 ffmpeg -hide_banner -loglevel error -y -f image2pipe -framerate ${FRAMES_PER_SECOND} -i - -an -map_metadata -1 -fflags +bitexact`
  const child = spawn('nice', [...args.split(' '), ...codec.split(' '), out], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(child, 'close')
  for (const picture of pictures)
    if (!child.stdin.write(await readFile(picture))) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg could not write ${out}`)
}
