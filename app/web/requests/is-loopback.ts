import ipaddr from 'ipaddr.js'

/** Whether a host name always means this computer. Some systems resolve `x.localhost` elsewhere. */
export function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return hostname.toLowerCase() === 'localhost' || (ipaddr.isValid(address) && isLoopbackAddress(address))
}

function isLoopbackAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'loopback'
}
