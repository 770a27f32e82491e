import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address, as text, is one machine on the public internet. Anything else is refused: loopback, private and
 * link-local networks (where cloud metadata lives), multicast, documentation, and every tunnel that carries an IPv4
 * address inside an IPv6 one (NAT64, 6to4, Teredo), because what is at its other end cannot be seen from here.
 */
export function isPublicAddress(address: string): boolean {
  // Only the usual spellings: `127.1` and `0x7f000001` mean different machines to different readers.
  const isUsual = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  if (!isUsual) return false
  const ip = ipaddr.process(address) // reads ::ffff:127.0.0.1 as 127.0.0.1
  if (ip.range() !== 'unicast') return false
  // Of IPv6 only 2000::/3 has been given out; the rest is nobody's yet, and so not public.
  return ip.kind() === 'ipv4' || ip.match(globalUnicast)
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
