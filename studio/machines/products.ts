import { CRANES } from './crane-products.ts'
import type { Product } from './product.ts'
import { RECOVERY_VEHICLES } from './recovery-products.ts'

const ALL = { ...CRANES, ...RECOVERY_VEHICLES }

/** A machine that there is a model of. */
export type ProductId = keyof typeof ALL

export const PRODUCTS: Readonly<Record<ProductId, Product>> = ALL

export const PRODUCT_IDS = Object.keys(PRODUCTS) as ProductId[]
