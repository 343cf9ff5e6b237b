import { isIPv6 } from 'node:net'

/**
 * Whose requests are counted together: an IPv4 address, or the /64 of an IPv6 address, since one
 * connection has all of a /64 to choose addresses from. Anything else stays as it is.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const groups = ipv6Groups(address)
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups, whichever way the address is written. */
function ipv6Groups(address: string): number[] {
  const withoutZone = address.replace(/%.*$/, '')
  // The URL parser turns a dotted end (::ffff:1.2.3.4) into groups.
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16))
}

/**
 * The /48 that a /64 lies in: what one customer of a hosting company can get without asking, 65,536 networks
 * of their own. Undefined for anything but a /64.
 */
export function widerNetwork(network: string): string | undefined {
  const [groups, rest] = network.split('::')
  if (rest !== '/64') return undefined
  return `${groups!.split(':').slice(0, 3).join(':')}::/48`
}
