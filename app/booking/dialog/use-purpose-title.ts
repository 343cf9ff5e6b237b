import { machineName } from '../../../content/brand.ts'
import { use } from 'react'
import { appointmentTitle, type AppointmentDetails } from '../../rules/booking.ts'
import { ProductNames } from './product-names.ts'

/** 'Demo of Dino Wotan' */
export function usePurposeTitle({ purpose, productId }: Omit<AppointmentDetails, 'note'>): string {
  const title = use(ProductNames)[productId ?? '']
  return appointmentTitle(purpose, title ? machineName(title) : null)
}
