import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentHash } from '../app/http/content-hash.server.ts'
import { placeholderOrigin } from '../app/page/site-origin.ts'
import { inlineScriptHashes } from '../server/inline-script-hashes.ts'
import type { SiteManifest } from '../server/site-files.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Sent from memory, with the site's address in place of the placeholder: compressed there. */
const mayBeAddressed = /\.(html|xml|txt|atom)$/

const compressible = /\.(html|m?js|css|svg|json|data|atom|txt|xml|webmanifest|glb)$/

/**
 * Compresses the built files once, so that the server never does, and lists them with their ETag and,
 * for pages, the hashes under which the content security policy allows their inline scripts.
 */
export async function prepareSite(buildDir: string): Promise<void> {
  const root = join(buildDir, 'client')
  const files = (await readdir(root, { recursive: true }))
    .map((file) => join(root, file))
    .filter((file) => !/\.(br|gz)$/.test(file))
  const manifest: SiteManifest = {}

  const prepare = async (file: string) => {
    if (!(await stat(file)).isFile()) return
    // What React Router stores beside the sitemap for its own links, of which there are none.
    if (/\.(xml|txt|json|atom)\.data$/.test(file)) return
    const bytes = await readFile(file)
    const etag = `"${contentHash(bytes)}"`
    const isAddressed = mayBeAddressed.test(file) && bytes.includes(placeholderOrigin)
    const isCompressed =
      compressible.test(file) && !isAddressed && bytes.length > 200 && (await compress(file, bytes))

    manifest[urlPath(relative(root, file))] = {
      etag: isCompressed ? `W/${etag}` : etag,
      bytes: isCompressed ? (await stat(`${file}.br`)).size : bytes.length,
      ...(file.endsWith('.html') && { scriptHashes: inlineScriptHashes(bytes.toString()) }),
      ...(isAddressed && { addressed: relative(root, file) }),
    }
  }
  const waiting = files.values()
  const lane = async () => {
    for (const file of waiting) await prepare(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  await writeFile(join(buildDir, 'site.json'), JSON.stringify(manifest, null, 1))
}

async function compress(file: string, bytes: Buffer): Promise<true> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }))
  return true
}

/** `index.html` → `/`, `about/index.html` → `/about`, `assets/a.js` → `/assets/a.js`. */
function urlPath(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}
