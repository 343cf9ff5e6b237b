import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { jobOf, readStyle } from '../../app/papers/job.server.ts'
import { specimenOf } from '../../app/papers/specimen.ts'
import { drawn } from '../../app/papers/typesetter.server.ts'
import { certificates } from '../../content/certificates.ts'
import { company } from '../../content/company.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const WIDTH = 992

/** The first page of each specimen as a picture; an issued certificate has the owner's. */
export async function makeCovers(): Promise<string[]> {
  const specimens = certificates.filter(({ specimen }) => specimen)
  for (const certificate of specimens) {
    const svg = await drawn(jobOf(specimenOf({ ...certificate, pages: 1 }, company), readStyle()))
    // As many dots to an inch as make the sheet, of 595 points, so wide.
    const page = sharp(Buffer.from(svg), { density: (72 * WIDTH) / 595 }).resize(WIDTH)
    await page.avif({ quality: 60, effort: 6 }).toFile(ROOT + certificate.cover.slice(1))
  }
  return specimens.map(({ id }) => id)
}
