import { t } from '../../content/language/t.ts'
import type { EnquiryKind } from '../rules/enquiry.ts'

/**
 * The enquiry's part of an address: `?enquire=quote&product=wotan&colour=red` opens the dialog on any
 * page, `/contact?topic=quote&product=wotan&colour=red` is the page for browsers without scripts.
 */
export interface EnquiryRequest {
  topic: Topic
  product?: string | null
  colour?: string | null
}

/** What a visitor may ask for, in the words of the buttons, in English. */
export const topics = {
  quote: { title: 'Request Quote', kind: 'quote' },
  sales: { title: 'Contact Sales', kind: 'contact' },
  brochure: { title: 'Request a brochure', kind: 'contact' },
} as const satisfies Record<string, { title: string; kind: EnquiryKind }>
export type Topic = keyof typeof topics

const parameterNames = ['enquire', 'product', 'colour'] as const

export function asksForEnquiry(search: string): boolean {
  return new URLSearchParams(search).has('enquire')
}

/** What an address asks for; an unknown topic is a quote, the commonest. */
export function readRequest(search: string): EnquiryRequest {
  const parameters = new URLSearchParams(search)
  const topic = parameters.get('enquire') ?? parameters.get('topic') ?? ''
  return {
    topic: Object.hasOwn(topics, topic) ? (topic as Topic) : 'quote',
    product: parameters.get('product'),
    colour: parameters.get('colour'),
  }
}

/** The query with the dialog open; what else it holds stays. */
export function withRequest(search: string, { topic, product, colour }: EnquiryRequest): string {
  const parameters = new URLSearchParams(search)
  parameters.set('enquire', topic)
  if (product) parameters.set('product', product)
  if (colour) parameters.set('colour', colour)
  return written(parameters)
}

/** The contact page, asking for the same. */
export function contactPage({ topic, product, colour }: EnquiryRequest): string {
  const parameters = new URLSearchParams({ topic })
  if (product) parameters.set('product', product)
  if (colour) parameters.set('colour', colour)
  return `/contact?${parameters.toString()}`
}

/** The query with the dialog closed. A product's page keeps the colour: there it is the page's own. */
export function withoutRequest(search: string, pathname: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of parameterNames) {
    if (name !== 'colour' || !pathname.startsWith('/products/')) parameters.delete(name)
  }
  return written(parameters)
}

function written(parameters: URLSearchParams): string {
  // A bare `?book` is kept as people write it.
  const text = parameters.toString().replaceAll(/=(?=&|$)/g, '')
  return text && `?${text}`
}

/** The message as it may begin: one sentence that the visitor can send as it is, or go on from. */
export function firstWords(topic: Topic, productName: string | null): string {
  const name = productName ?? ''
  if (topic === 'quote') return name && t('Please send me a quote for the {name}.', { name })
  if (topic === 'brochure') return name && t('Please send me the brochure of the {name}.', { name })
  return ''
}
