import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

export interface OriginOptions {
  /** The URL that shoppers see (`PUBLIC_URL`); it overrides everything else. */
  publicUrl?: string | undefined
  /** The host that the shop listens on (`HOST`). */
  host?: string | undefined
}

/** The two origins of a request. */
export interface Origins {
  /** The shop's own origin, independent of the request: cached pages contain it. */
  own: string
  /** The origin in the browser's address bar, for forms and redirects of personal pages. */
  requested: string
}

/**
 * The origins of a request; undefined when its `Host` is missing, doubled or invalid. Without `PUBLIC_URL` only this machine's
 * names, IP addresses and `HOST` are trusted: any other name may be an attack by DNS rebinding.
 */
export function readOrigins(
  message: IncomingMessage,
  { publicUrl, host }: OriginOptions,
): Origins | undefined {
  const named = message.headers.host
  if (named === undefined || hasTwoHosts(message.rawHeaders)) return undefined
  if (publicUrl) return { own: publicUrl, requested: publicUrl }
  if (named !== last.named) last = { named, url: readHost(named) }
  if (!last.url) return undefined
  const own = `http://${displayHost(host ?? '127.0.0.1')}:${message.socket.localPort}`
  return { own, requested: isOwnName(last.url.hostname, host) ? last.url.origin : own }
}

/** A cache of one: a shop rarely has two hosts. */
let last: { named: string | undefined; url: URL | undefined } = { named: undefined, url: undefined }

function readHost(host: string): URL | undefined {
  return /^[a-z0-9.\-[\]:]{1,255}$/i.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`)
    : undefined
}

/** Node takes the first of two `Host` headers; a proxy may have read the other. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

function isOwnName(hostname: string, host: string | undefined): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === host?.toLowerCase() ||
    ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
  )
}

/** Shows loopback addresses as localhost. */
export function displayHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
