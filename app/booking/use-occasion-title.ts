import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { appointmentTitle, type Occasion } from './booking.ts'

/** 'Demo of Dino Wotan': the products' names are on every page, in its menu. */
export function useOccasionTitle({ purpose, productId }: Omit<Occasion, 'note'>): string {
  const around = useRouteLoaderData<typeof loader>('root')
  const products = around?.groups.flatMap((group) => group.products) ?? []
  const product = products.find(({ id }) => id === productId)
  return appointmentTitle(purpose, product ? `Dino ${product.title}` : null)
}
