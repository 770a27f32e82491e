import ipaddr from 'ipaddr.js'

/** A proxy on this computer may serve everyone. It shows by any of the headers that proxies and networks in front add. */
const proxyHeader = /^(?:forwarded|via|true-client-ip|cf-.*|x-(?:forwarded|real|client|original)-.*)$/

/** Read from the header: `request.url` has the shop's own origin if the name is foreign, as in DNS rebinding. */
export function isFromThisComputer({ headers }: Request): boolean {
  const host = `http://${headers.get('host')}`
  const isForwarded = [...headers.keys()].some(name => proxyHeader.test(name))
  return !isForwarded && URL.canParse(host) && isLoopback(new URL(host).hostname)
}

/** Whether a host name always means this computer. Some systems resolve `x.localhost` elsewhere. */
export function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return hostname.toLowerCase() === 'localhost' || (ipaddr.isValid(address) && isLoopbackAddress(address))
}

function isLoopbackAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'loopback'
}

/** Whether others on the network can read what is sent to this address. */
export function isUnencrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}
