import { existsSync } from 'node:fs'
import type { Certificate } from '../../content/certificates.ts'
import type { Company } from '../../content/company.ts'
import type { Paints } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'
import { brochurePath } from '../../content/site.ts'
import { brochureOf } from './brochure.ts'
import type { Paper } from './paper.ts'
import { mediaOf } from './product-media.server.ts'
import { specimenOf } from './specimen.ts'

/** What papers are made of. */
export interface PapersContent {
  company: Company
  products: readonly Product[]
  paints: Paints
  certificates: readonly Certificate[]
}

/** By the paper's path on the site: each is put together when it is wanted. */
export type SitePapers = ReadonlyMap<string, () => Promise<Paper>>

/** Every product's brochure, and the specimens: an issued certificate is the owner's. */
export function papersOf({ company, products, paints, certificates }: PapersContent): SitePapers {
  const brochures = products.map((product) => {
    const make = async () =>
      brochureOf({ product, company, paints, ...(await mediaOf(product, paints)) })
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
