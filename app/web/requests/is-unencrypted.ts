import { isLoopback } from './is-loopback.ts'

/** Whether others on the network can read what is sent to this address. */
export function isUnencrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}
