import { identityPath } from '#commerce/running/doctor/address/address-rule.ts'

/** The nonce in the path by which a shop recognizes itself; undefined for other paths. */
export function identityNonce(pathname: string): string | undefined {
  const nonce = pathname.startsWith(identityPath) ? pathname.slice(identityPath.length) : ''
  return /^[\w-]{22}$/.test(nonce) ? nonce : undefined
}
