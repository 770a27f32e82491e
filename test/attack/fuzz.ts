import { afterAll, describe, expect, it } from 'vitest'
import { builtShop } from '../built-shop.ts'
import { type DatabaseKind, demoCopy } from '../databases.ts'
import { liftedRates } from '../lifted-rates.ts'
import { attack } from './fuzzer.ts'
import { readSeed } from './requests/read-seed.ts'

const megabyte = 1024 * 1024

/** Attacks the built shop on one kind of database with the whole plan, and with at least `TOTE_REQUESTS` requests. */
export async function describeAttack(kind: DatabaseKind): Promise<void> {
  const seed = readSeed()
  const minRequests = Number(process.env.TOTE_REQUESTS ?? 0)
  const address = await demoCopy(kind, afterAll)

  describe(`the shop on ${kind}`, () => {
    const shop = builtShop({
      ...address,
      allowsDemoInbox: true,
      rates: liftedRates,
      pageCacheBytes: 8 * megabyte,
    })

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
