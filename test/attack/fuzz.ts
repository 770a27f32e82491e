import { afterAll, describe, expect, it } from 'vitest'
import { defaultRates, type Rates } from '../../app/web/limits/rates.ts'
import { builtShop } from '../built-shop.ts'
import { type DatabaseKind, demoCopy } from '../databases.ts'
import { attack } from './fuzzer.ts'
import { attackedRoutes } from './requests/attacked-routes.ts'
import { readSeed } from './requests/read-seed.ts'

// As in production: otherwise React renders several times slower and reports more.
process.env.NODE_ENV = 'production'

const megabyte = 1024 * 1024
const free = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
/** Lifted, so that requests reach the code behind the limits. */
const rates = Object.fromEntries(
  Object.entries(defaultRates).map(([name, rate]) => [
    name,
    'burst' in rate ? free : { visitor: free, address: free },
  ]),
) as unknown as Rates

/** Attacks the built shop on one kind of database with this share of 20,000 requests, or of `TOTE_REQUESTS`. */
export async function describeAttack(kind: DatabaseKind, share: number): Promise<void> {
  const seed = readSeed()
  const requests = Math.round(Number(process.env.TOTE_REQUESTS ?? 20_000) * share)
  const address = await demoCopy(kind, afterAll)

  describe(`the shop on ${kind}, after ${requests} requests`, () => {
    const shop = builtShop({ ...address, rates, pageCacheBytes: 8 * megabyte })

    it(
      'holds against hostile requests to every route',
      async () => {
        const { faults, routes, statuses, grown } = await attack(shop, seed, requests)
        expect(faults.join('\n')).toBe('')
        // Requests that are refused early or miss routes prove nothing.
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
