import { afterAll, describe, expect, it } from 'vitest'
import { type Rates, usualRates } from '../../app/web/rate-limit.server.ts'
import { builtShop } from '../built-shop.ts'
import { demoCopy, type Kind } from '../databases.ts'
import { attack } from './fuzzer.ts'
import { readSeed } from './read-seed.ts'
import { attackedRoutes } from './routes.ts'

// As in production: React renders several times slower otherwise, and says more when it fails.
process.env.NODE_ENV = 'production'

const megabyte = 1024 * 1024
const free = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
/** Lifted, so that requests reach what is behind the limits. */
const rates = Object.fromEntries(
  Object.entries(usualRates).map(([what, rate]) => [
    what,
    'burst' in rate ? free : { visitor: free, address: free },
  ]),
) as unknown as Rates

/** Attacks the built shop on one kind of database with this share of the requests, 20,000 unless `TOTE_REQUESTS` says how many. */
export async function describeAttack(kind: Kind, share: number): Promise<void> {
  const seed = readSeed()
  const requests = Math.round(Number(process.env.TOTE_REQUESTS ?? 20_000) * share)
  const address = await demoCopy(kind, afterAll)

  describe(`the shop on ${kind}, asked ${requests} times`, () => {
    const shop = builtShop({ ...address, rates, pageCacheBytes: 8 * megabyte })

    it(
      'holds against hostile requests to every route',
      async () => {
        const { faults, routes, statuses, grown } = await attack(shop, seed, requests)
        expect(faults.join('\n')).toBe('')
        // An attack that is refused at the door, or never comes to a route, proves nothing.
        expect(attackedRoutes.filter(route => (routes.get(route) ?? 0) < requests / 1000)).toEqual([])
        const taken = [...statuses]
          .filter(([status]) => status < 400)
          .reduce((sum, [, times]) => sum + times, 0)
        expect(taken).toBeGreaterThan(requests / 4)
        expect(grown).toBeLessThan(64 * megabyte)
        expect((await shop.ask('/healthz')).status).toBe(200)
      },
      60_000 + requests * 20,
    )
  })
}
