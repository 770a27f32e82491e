import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

type Resolve = (
  host: string,
  options: { all: true; hints?: number | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export const notPublic = 'NOT_PUBLIC'

/**
 * A `lookup` for sockets that only gives public addresses. The socket connects to what is returned here, so a name cannot
 * be public when it is checked and private when it is used. One private address among several refuses the name: an
 * honest public service has none.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true, hints: options.hints }, (error, addresses) => {
      if (error) return done(error, [])
      const wanted = addresses.filter(({ family }) => !options.family || familyOf(options.family) === family)
      const first = wanted[0]
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(Object.assign(new Error(`${host} is not a public host`), { code: notPublic }), [])
      }
      if (options.all) done(null, wanted)
      else done(null, first.address, first.family)
    })
  }
}

function familyOf(family: number | 'IPv4' | 'IPv6'): number {
  return typeof family === 'number' ? family : Number(family.slice(3))
}
