import { t } from '../../content/language/t.ts'
import type { Product } from '../../content/product.ts'
import { quantitiesOf } from './quantities.ts'

/** What stands above machines that are shown to somebody who asked for a load or a length. */
export const loadNote = () =>
  t('Ask us what a machine lifts and how far it reaches, unless it is stated here.')

/**
 * States a maximum that is below the load of the query. Of several loads the least counts, of several maxima the
 * greatest; a machine whose maximum is not known may lift it.
 */
export function liftsLess({ specifications }: Pick<Product, 'specifications'>, query: string) {
  const asked = quantitiesOf(query)
  const most = quantitiesOf(specifications['Max Capacity'] ?? '')
  return asked.length > 0 && most.length > 0 && Math.max(...most) < Math.min(...asked)
}
