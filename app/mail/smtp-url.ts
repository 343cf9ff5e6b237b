/** A mail that never leaves this machine can be read by nobody on the way. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Whether mails go out encrypted or not at all: always, unless the address says `?requireTLS=false`, as for a
 * relay in one's own network, or names this machine. Otherwise whoever stands between could take the offer of
 * encryption out, and read the password and every mail.
 */
export function demandsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  const said = searchParams.get('requireTLS')
  return said ? said === 'true' : !loopback.test(hostname)
}
