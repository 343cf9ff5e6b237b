import { CRANES } from './crane-products.ts'
import type { Product } from './product.ts'
import { RECOVERY_VEHICLES } from './recovery-products.ts'

export const PRODUCT_IDS = [
  'wotan',
  'woodpicker',
  'swifty',
  'brisky',
  'scoot',
  'cuty',
  'wheelift',
  'flatbed',
  'slider',
  'swiftlift',
  'ground-o',
] as const

export type ProductId = (typeof PRODUCT_IDS)[number]

export const PRODUCTS: Readonly<Record<ProductId, Product>> = { ...CRANES, ...RECOVERY_VEHICLES }
