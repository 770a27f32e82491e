import type { Generated } from 'kysely'

/** Why staff changed a stock by hand. `counted` is a count of the shelf. */
export type AdjustmentReason = 'received' | 'damaged' | 'lost' | 'found' | 'correction' | 'counted'

export interface StockSchema {
  /** The ledger: every movement and the stock after it. */
  stock_movement: {
    id: Generated<number>
    sku: string
    quantity: number
    available: number
    reason: 'sold' | 'restocked' | 'returned' | 'undone' | AdjustmentReason
    order_id: number | null
    at: string
    actor: string
  }
  /** A session of counting the shelves. `scope` is what the merchant chose, in words. */
  stock_count: {
    id: Generated<number>
    scope: string
    started_at: string
    actor: string
    finished_at: string | null
    abandoned_at: string | null
  }
  /**
   * A SKU to count. `expected` are the units that should have been on the shelf when it was counted. `open_sku` is the SKU until the
   * count is closed, and unique: two open counts would both correct the same difference.
   */
  stock_count_line: {
    count_id: number
    sku: string
    open_sku: string | null
    counted: number | null
    expected: number | null
    counted_at: string | null
    actor: string | null
  }
  /** Variants that ran low when a job last looked. `days` is their place in the list: -1 if sold out, else days left. */
  low_stock: { variant_id: number; days: number }
}
