import { setImmediate } from 'node:timers/promises'
import { readProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { findLastOfNext, type IdRange } from '../id-range-store.server.ts'
import {
  type LedgerGap,
  readHeldByCanceled,
  readLedgerGaps,
  readStockDifferences,
  type StockDifference,
} from './stock-check-store.server.ts'

/** Shoppers of a shop on SQLite wait for one batch, which takes a few milliseconds. */
const batchSize = 500

/** Enough to see what is wrong; a fix starts over. */
const maxFound = 1000

/** In milliseconds. */
const maxTime = 120_000

export interface StockScan {
  differences: StockDifference[]
  gaps: LedgerGap[]
  held: { id: number; number: string }[]
  /** Whether everything was compared. */
  isFinished: boolean
}

/** Compares all stock with its ledger, a batch at a time. */
export async function scanStock(db: Db, closing: AbortSignal): Promise<StockScan> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(maxTime)])
  const settled = Number((await readProcessState(db, 'ledger_gaps_settled_up_to')) ?? 0)
  const scan: StockScan = { differences: [], gaps: [], held: [], isFinished: true }
  const isFull = () => scan.differences.length + scan.gaps.length + scan.held.length >= maxFound
  const walk = async (table: 'variant' | 'customer_order', look: (range: IdRange) => Promise<void>) => {
    let after = 0
    for (;;) {
      const last = await findLastOfNext(db, table, after, batchSize)
      if (last === undefined || isFull()) return
      if (signal.aborted) {
        scan.isFinished = false
        return
      }
      await look({ after, last })
      after = last
      await setImmediate()
    }
  }
  await walk('variant', async range => {
    scan.differences.push(...(await readStockDifferences(db, range)))
    scan.gaps.push(...(await readLedgerGaps(db, range, settled)))
  })
  await walk('customer_order', async range => {
    scan.held.push(...(await readHeldByCanceled(db, range)))
  })
  return scan
}
