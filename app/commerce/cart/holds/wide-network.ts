/**
 * The IPv6 /48 around a /64 ("2001:db8:1:2::/64" is in "2001:db8:1::/48"), since one customer may own all of it. Returns an
 * IPv4 address unchanged.
 */
export function wideNetwork(network: string): string {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}
