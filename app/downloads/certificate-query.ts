/** The part of an address that opens a certificate: `?certificate=<id>`. */
const parameter = 'certificate'

export function certificateId(search: string): string | null {
  return new URLSearchParams(search).get(parameter)
}

export function withCertificate(search: string, id: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set(parameter, id)
  return `?${parameters.toString()}`
}

export function withoutCertificate(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(parameter)
  const text = parameters.toString()
  return text && `?${text}`
}
