import { afterAll, describe, expect, it } from 'vitest'
import { defaultRates, type Rates } from '../../app/web/limits/rates.ts'
import { builtShop } from '../built-shop.ts'
import { type DatabaseKind, demoCopy } from '../databases.ts'
import { attack } from './fuzzer.ts'
import { readSeed } from './requests/read-seed.ts'

const megabyte = 1024 * 1024
const free = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
/** Lifted, so that requests reach the code behind the limits. */
const rates = Object.fromEntries(
  Object.entries(defaultRates).map(([name, rate]) => [
    name,
    'burst' in rate ? free : { visitor: free, address: free },
  ]),
) as unknown as Rates

/** Attacks the built shop on one kind of database with the whole plan, and with at least `TOTE_REQUESTS` requests. */
export async function describeAttack(kind: DatabaseKind): Promise<void> {
  const seed = readSeed()
  const minRequests = Number(process.env.TOTE_REQUESTS ?? 0)
  const address = await demoCopy(kind, afterAll)

  describe(`the shop on ${kind}`, () => {
    const shop = builtShop({ ...address, rates, pageCacheBytes: 8 * megabyte })

    it(
      'holds against hostile requests to every route',
      async () => {
        const report = await attack(shop, { seed, minRequests, onlyDatabase: kind !== 'SQLite' })
        const { faults, missing, missingParts, requests, statuses, grown } = report
        expect(faults.join('\n')).toBe('')
        // An attack that is refused early or misses routes proves nothing.
        expect([missing, missingParts]).toEqual([[], []])
        const taken = [...statuses]
          .filter(([status]) => status < 400)
          .reduce((sum, [, times]) => sum + times, 0)
        expect(taken).toBeGreaterThan(requests / 4)
        expect(grown).toBeLessThan(64 * megabyte)
        expect((await shop.fetch('/healthz')).status).toBe(200)
      },
      600_000 + minRequests * 20,
    )
  })
}
