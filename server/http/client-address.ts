import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/**
 * The client's network, for rate limits: the address of the connection or, behind a proxy on this machine or network, the one
 * that the proxy saw. For IPv6 the /64, because a client has all addresses in it.
 */
export function clientAddress(message: IncomingMessage): string {
  return networkOf(forwardedAddress(message) ?? message.socket.remoteAddress ?? '')
}

/** Whether a trusted proxy named the client of a request; otherwise all clients of a proxy share the limits of one. */
export function forwardingOf(message: IncomingMessage): 'forwarded' | 'direct' {
  return forwardedAddress(message) === undefined ? 'direct' : 'forwarded'
}

function forwardedAddress(message: IncomingMessage): string | undefined {
  if (!mayBeProxy(message.socket.remoteAddress ?? '')) return undefined
  const forwarded = String(message.headers['x-forwarded-for'] ?? '')
  // The proxy wrote the last one; earlier ones may be forged.
  const last = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
  // The library rejects an empty text by throwing, which is slow.
  return last !== '' && ipaddr.isValid(last) ? last : undefined
}

/** Whether it is this machine or a private network, where a proxy may run. */
export function mayBeProxy(address: string): boolean {
  return (
    ipaddr.isValid(address) &&
    ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range())
  )
}

/** An IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip.kind() === 'ipv4'
    ? ip.toString()
    : `${ip.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
