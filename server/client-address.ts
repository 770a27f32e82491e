import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/**
 * Where a request comes from, to hold one client to a rate: the address of the connection or, when a proxy on this machine or
 * in this network forwards it, the one that the proxy saw. Of IPv6 the network, because a client has all the addresses in it.
 */
export function clientAddress(message: IncomingMessage): string {
  const connected = message.socket.remoteAddress ?? ''
  if (!isNear(connected)) return networkOf(connected)
  const forwarded = String(message.headers['x-forwarded-for'] ?? '')
  // The last was written by the proxy itself; those before it were sent to it, and may be invented.
  const last = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
  return networkOf(ipaddr.isValid(last) ? last : connected)
}

/** Whether it is this machine or a private network, where a proxy may stand. */
export function isNear(address: string): boolean {
  return (
    ipaddr.isValid(address) &&
    ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range())
  )
}

/** An IPv4 address itself; of an IPv6 address its /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip.kind() === 'ipv4'
    ? ip.toString()
    : `${ip.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
