import type { Catalogue } from '../../../content/catalogue-of.ts'

/**
 * The machines that a picture may be of, by their ids.
 *
 * @param chosen stays in the list also when it has left the range
 */
export function machineOptions(catalogue: Catalogue, chosen = ''): Record<string, string> {
  const isGone = chosen !== '' && !catalogue.find(chosen)
  return {
    '': 'No machine in particular',
    ...Object.fromEntries(catalogue.products.map(({ id, title }) => [id, title])),
    ...(isGone && { [chosen]: `${catalogue.known(chosen)?.title ?? chosen}, withdrawn` }),
  }
}
