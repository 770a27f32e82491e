import { isLoopback } from './is-loopback.ts'

/** A proxy on this computer may serve everyone. It shows by any of the headers that proxies and networks in front add. */
const proxyHeader = /^(?:forwarded|via|true-client-ip|cf-.*|x-(?:forwarded|real|client|original)-.*)$/

/** Read from the header: `request.url` has the shop's own origin if the name is foreign, as in DNS rebinding. */
export function isFromThisComputer({ headers }: Request): boolean {
  const host = `http://${headers.get('host')}`
  const isForwarded = [...headers.keys()].some(name => proxyHeader.test(name))
  return !isForwarded && URL.canParse(host) && isLoopback(new URL(host).hostname)
}
