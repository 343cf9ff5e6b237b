import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { LackedLetters, lettersIn } from './lacked-letters.ts'
import type { PaperPicture } from './paper.ts'

/** All that the typesetter needs: it reads nothing but the pictures. */
export interface Job {
  /** The template's own name among the files. */
  main: string
  /** Templates, drawings and words by name. */
  files: Record<string, string>
  fonts: Uint8Array[]
  pictures: Record<string, PaperPicture>
  /** It is not made where a letter would be missing. */
  isBinding: boolean
  /** Where JPEGs are kept from one time to the next, if it may be written. */
  cache: string
}

// Each picture is read once, and nobody waits for a paper as for a page: memory is dearer than time.
sharp.cache(false)
sharp.concurrency(1)

/** No such folder is ever read: whatever a template names has to be in the job. */
const workspace = '/paper'

/**
 * The PDF of a job; the same job is always the same bytes. Blocks the process that it runs in.
 *
 * @throws LackedLetters where a binding paper would lack some
 * @throws when a picture can't be read or a template is wrong
 */
export function typeset(job: Job): Promise<Buffer> {
  return compile(job, (compiler, result) => pdfOf(compiler, result, job))
}

/** The same pages as one SVG, below each other. */
export function drawn(job: Job): Promise<string> {
  return compile(job, (compiler, result) => compiler.plainSvg(result))
}

type Output<T> = (compiler: NodeCompiler, result: NodeTypstDocument) => T

async function compile<T>({ main, ...job }: Job, output: Output<T>): Promise<T> {
  const { files, fonts, pictures, cache } = job
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }],
  })
  for (const [name, text] of Object.entries(files))
    compiler.mapShadow(join(workspace, name), Buffer.from(text))
  for (const [name, picture] of Object.entries(pictures))
    compiler.mapShadow(join(workspace, name), await jpegOf(picture, cache))

  const compiled = compiler.compile({ mainFileContent: files[main]! })
  const { result } = compiled
  if (!result) {
    const failure = compiled.takeDiagnostics()
    throw new Error(
      `A paper could not be typeset: ${JSON.stringify(failure && compiler.fetchDiagnostics(failure))}`,
    )
  }
  try {
    return output(compiler, result)
  } finally {
    // It keeps all of every paper otherwise.
    compiler.evictCache(0)
  }
}

function pdfOf(compiler: NodeCompiler, result: NodeTypstDocument, { isBinding }: Job): Buffer {
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: 0 })
  } catch (error) {
    // A letter that no font here has is printed as a box, which the standard for accessible papers refuses.
    const lacked = lettersIn(String(error))
    if (lacked.length === 0) throw error
    if (isBinding) throw new LackedLetters(lacked)
    return compiler.pdf(result, { creationTimestamp: 0 })
  }
}

async function jpegOf(picture: PaperPicture, cache: string): Promise<Buffer> {
  const { from } = picture
  // What was uploaded may be deleted, and then no copy of it stays.
  if (typeof from !== 'string') return madeOf(picture, from)
  const { cut, width, ground } = picture
  const bytes = await readFile(from)
  const hash = createHash('sha256').update(bytes)
  const name = hash.update(JSON.stringify({ cut, width, ground, quality })).digest('hex')
  const kept = join(cache, `${name.slice(0, 32)}.jpg`)
  try {
    return await readFile(kept)
  } catch {
    // Not made yet, or not readable: it is made again.
  }
  const jpeg = await madeOf(picture, bytes)
  await keep(kept, jpeg, cache)
  return jpeg
}

function madeOf({ cut, width, ground }: PaperPicture, bytes: Uint8Array): Promise<Buffer> {
  const whole = sharp(bytes).autoOrient()
  const part = cut
    ? whole.extract({ left: cut.x, top: cut.y, width: cut.width, height: cut.height })
    : whole
  return part
    .flatten({ background: ground })
    .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

const quality = 84

/** In one step, whoever reads meanwhile. A folder that may not be written is no reason to have no paper. */
async function keep(file: string, jpeg: Buffer, cache: string): Promise<void> {
  try {
    await mkdir(cache, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, jpeg)
    await rename(unfinished, file)
  } catch {
    // The next paper with this picture takes longer.
  }
}
