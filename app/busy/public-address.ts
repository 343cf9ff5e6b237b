import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What is not the internet: IANA's special-purpose registries. Clouds keep their machines' secrets at 169.254.169.254. */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')

/** Of IPv6 only what is given out as unicast is public, without tunnels to IPv4 and what stands in documents. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** Whether an address is one of the internet, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return isIPv6(address) && given.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
