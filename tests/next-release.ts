import { onTestFinished } from 'vitest'
import type { Product } from '../content/product.ts'
import { wotan } from '../content/products/wotan.ts'
import { deliveredBodies } from '../content/site-content.ts'

/** The next release has the machine with these words, until the test is over; undefined: it has it no more. */
export function release(words: Partial<Product> | undefined) {
  const machines = deliveredBodies.product as Map<string, Product>
  const before = [...machines]
  onTestFinished(() => {
    machines.clear()
    for (const [id, machine] of before) machines.set(id, machine)
  })
  if (words) machines.set('wotan', { ...wotan, ...words })
  else machines.delete('wotan')
}
