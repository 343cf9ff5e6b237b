import { existsSync } from 'node:fs'
import type { Certificate } from '../../content/certificate.ts'
import type { Company } from '../../content/company.ts'
import type { FilesOfSite } from '../../content/files.ts'
import type { Paints } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'
import { brochurePath } from '../../content/site.ts'
import { brochureOf } from './brochure.ts'
import type { Paper } from './paper.ts'
import { mediaOf } from './product-media.server.ts'
import { photographsOf, type ReadPicture } from './product-photographs.server.ts'
import { specimenOf } from './specimen.ts'

/** What papers are made of. */
export interface PapersContent {
  company: Company
  products: readonly Product[]
  paints: Paints
  certificates: readonly Certificate[]
  files?: FilesOfSite
}

/** By the paper's path on the site: each is put together when it is wanted. */
export type SitePapers = ReadonlyMap<string, () => Promise<Paper>>

const nobodys = () => Promise.resolve(undefined)

/** Every product's brochure, and the specimens: an issued certificate is the owner's. */
export function papersOf(content: PapersContent, read: ReadPicture = nobodys): SitePapers {
  const { company, products, paints, certificates, files = new Map() } = content
  const brochures = products.map((product) => {
    const make = async () => {
      const media = await mediaOf(product, paints)
      const photographs = media.pictures?.length ? {} : await photographsOf(product, files, read)
      return brochureOf({ product, company, paints, ...media, ...photographs })
    }
    return [brochurePath(product.id), make] as const
  })
  const specimens = certificates
    .filter(({ specimen }) => specimen)
    .map((certificate) => {
      const make = () => Promise.resolve(specimenOf(certificate, company))
      return [certificate.file, make] as const
    })
  return new Map([...brochures, ...specimens])
}

/** Whether the owner laid a document of their own at a paper's path: it is served, and none is made. */
export function isReplaced(path: string): boolean {
  return existsSync(`public${path}`)
}
