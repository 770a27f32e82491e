import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is a single host on the public internet. False for loopback, private, link-local (cloud metadata)
 * and multicast addresses, and for tunnels that carry IPv4 in IPv6 (NAT64, 6to4, Teredo), whose target is unknown.
 */
export function isPublicAddress(address: string): boolean {
  // Programs disagree on other notations, such as `127.1` and `0x7f000001`.
  const isCanonical = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  if (!isCanonical) return false
  const ip = ipaddr.process(address) // reads ::ffff:127.0.0.1 as 127.0.0.1
  if (ip.range() !== 'unicast') return false
  // Only 2000::/3 of IPv6 has been allocated.
  return ip.kind() === 'ipv4' || ip.match(globalUnicast)
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
