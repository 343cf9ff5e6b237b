import type { Catalogue } from '../../content/catalogue-of.ts'
import { t } from '../../content/language/t.ts'

/** What stands under the footer's drawing, which is of Wotan; nothing once that is offered no more. */
export function footerPlan({ find }: Catalogue): string | undefined {
  const machine = find('wotan')
  return machine && t('{title}, half plan to the centre line', machine)
}
