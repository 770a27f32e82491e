import type { Db, Tx } from '../../db/schema.ts'

export interface Moved {
  now: Date
  who: string
}

/** So many of a variant. */
export interface StockLine {
  sku: string
  quantity: number
}

export type Taken = { ok: true } | { ok: false; sku: string }

/**
 * Takes stock for an order, line by line in the order of the SKUs, each by one statement that decides. On a refusal some lines
 * may be taken already: the caller has to undo its transaction.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  orderId: number,
  moved: Moved,
): Promise<Taken> {
  throw new Error(`not yet ${tx} ${lines} ${orderId} ${moved}`)
}

/**
 * Gives back what an order took: all that is not back yet, or just these lines (`why` says "returned" of goods that were
 * sent). Of a variant that is gone nothing is given back. Call it only when a state's move has decided that it is to be done.
 */
export async function giveBackStock(
  tx: Tx,
  orderId: number,
  moved: Moved & { lines?: readonly StockLine[]; why?: 'given-back' | 'returned' },
): Promise<void> {
  throw new Error(`not yet ${tx} ${orderId} ${moved}`)
}

export interface LedgerDisagreement {
  sku: string
  /** The movement that does not follow from the one before; null when it is the variant that has another number. */
  movementId: number | null
  expected: number
  found: number
}

/** Where the ledger disagrees with itself or with the stock; empty when all is well. */
export async function ledgerDisagreements(db: Db): Promise<LedgerDisagreement[]> {
  throw new Error(`not yet ${db}`)
}
