import type { Company } from '../../content/company.ts'
import type { Paints } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'

/** What the paper says of a machine that was put together in 3D is made of. */
export interface AskedSheet {
  product: Product
  paints: Paints
  company: Company
  colour: string | null
  /** As it was cleaned: see asked-view.ts. */
  view: string
  /** Where the same is shown in 3D. */
  link: string
  /** 'Monday 23 November 2026' */
  date: string
  /** Of the enquiry, where there is one. */
  reference: string | null
  /** WebP. */
  picture?: Uint8Array | undefined
}
