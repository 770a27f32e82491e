import { isLoopback } from './is-loopback.ts'

/** A proxy on this computer may serve everyone. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Read from the header: `request.url` has the shop's own origin if the name is foreign, as in DNS rebinding. */
export function isFromThisComputer({ headers }: Request): boolean {
  const host = `http://${headers.get('host')}`
  const isForwarded = proxyHeaders.some(name => headers.has(name))
  return !isForwarded && URL.canParse(host) && isLoopback(new URL(host).hostname)
}
