/**
 * The IPv6 /48 around a client's network ("2001:db8:1:2::/64" is in "2001:db8:1::/48"): one customer of a provider may have all of
 * it. An IPv4 address has nothing around it that one customer could have, and stays as it is.
 */
export function wideNetwork(network: string): string {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}
