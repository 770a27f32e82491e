import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

type Resolve = (
  host: string,
  options: { all: true; hints?: number | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export const notPublicCode = 'NOT_PUBLIC'

/**
 * A `lookup` for sockets that returns only public addresses. The socket connects to the result, so DNS cannot change
 * between check and use. A host with any private address is refused.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true, hints: options.hints }, (error, addresses) => {
      if (error) return done(error, [])
      const ofFamily = addresses.filter(
        ({ family }) => !options.family || familyNumber(options.family) === family,
      )
      const first = ofFamily[0]
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(Object.assign(new Error(`${host} is not a public host`), { code: notPublicCode }), [])
      }
      if (options.all) done(null, ofFamily)
      else done(null, first.address, first.family)
    })
  }
}

function familyNumber(family: number | 'IPv4' | 'IPv6'): number {
  return typeof family === 'number' ? family : Number(family.slice(3))
}
