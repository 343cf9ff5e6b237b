import type { Catalogue } from '../../content/catalogue-of.ts'
import { t } from '../../content/language/t.ts'

/** Price and smallest order as every machine's page says them: what is said of one machine otherwise is said there. */
export function sharedTerms({ products }: Pick<Catalogue, 'products'>) {
  const shared = (label: string, said: string[]) => {
    const [text, ...others] = new Set(said)
    return text && others.length === 0 ? [{ label, text }] : []
  }
  return [
    ...shared(
      t('Price'),
      products.map(({ price }) => price),
    ),
    ...shared(
      t('Minimum Order'),
      products.map(({ moq }) => moq),
    ),
  ]
}
