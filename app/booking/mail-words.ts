import type { Catalogue } from '../../content/catalogue-of.ts'
import { t } from '../../content/language/t.ts'
import type { OwnAppointment } from '../rules/booking.ts'
import { fullDay } from '../rules/day-labels.ts'

/** 'appointment', or 'demo of Dino Wotan': as it stands within a sentence. */
export function nounOf(catalogue: Catalogue, { purpose, productId }: OwnAppointment): string {
  if (purpose === 'visit') return t('appointment')
  const product = productId && catalogue.known(productId)
  return product ? t('demo of {machine}', { machine: catalogue.nameOf(product.id) }) : t('demo')
}

export function when({ date, time }: OwnAppointment): string {
  return `${fullDay(date)}, ${time}`
}

/** The issuer may have given no name. */
export function greeting({ name }: { name: string }): string {
  return name === 'Anonymous' ? t('Hello, ') : `${name}, `
}
