import { readRequest } from '../enquiry-query.ts'

/**
 * Under which the dialog's form keeps what is typed. As the address says and not the range: a machine may leave it while a message
 * about it waits to be mended.
 */
export function dialogKey(search: string): string {
  const { topic, product } = readRequest(search)
  return `${topic} ${product ?? ''}`
}
