import { actorColumns } from './actor-columns.ts'
import { id, integer, oneOf, table, text } from './table.ts'

/** Why staff changed a stock by hand. `counted` is a count of the shelf. */
export type AdjustmentReason = (typeof adjustments)[number]

const adjustments = ['received', 'damaged', 'lost', 'found', 'correction', 'counted'] as const

export const stockTables = [
  /** The ledger: every movement and the stock after it. */
  table(
    'stock_movement',
    {
      id,
      sku: text,
      quantity: integer.check('<> 0'),
      available: integer.check('>= 0'),
      reason: oneOf('sold', 'restocked', 'returned', 'undone', ...adjustments),
      order_id: integer.optional(),
      at: text,
      ...actorColumns,
    },
    {
      indexes: {
        stock_movement_by_order: '(order_id)',
        stock_movement_by_sku: '(sku, id)',
        stock_movement_by_sku_and_time: '(sku, at, reason, quantity)',
        stock_movement_to_none: '(sku, at) where available = 0',
      },
    },
  ),
  /** A session of counting the shelves. `scope` is what the merchant chose, in words. */
  table('stock_count', {
    id,
    scope: text,
    started_at: text,
    ...actorColumns,
    finished_at: text.optional(),
    abandoned_at: text.optional(),
  }),
  /**
   * A SKU to count. `expected` are the units that should have been on the shelf when it was counted. `open_sku` is the SKU until the
   * count is closed, and unique: two open counts would both correct the same difference.
   */
  table(
    'stock_count_line',
    {
      count_id: integer.references('stock_count', 'cascade'),
      sku: text,
      open_sku: text.optional().unique(),
      counted: integer.optional(),
      expected: integer.optional(),
      counted_at: text.optional(),
      ...actorColumns,
      actor: actorColumns.actor.optional(),
      actor_name: text.optional(),
    },
    { key: ['count_id', 'sku'] },
  ),
  /** Variants that ran low when a job last looked. `days` is their place in the list: -1 if sold out, else days left. */
  table(
    'low_stock',
    { variant_id: integer.key().references('variant', 'cascade'), days: integer },
    { indexes: { low_stock_by_days: '(days, variant_id)' } },
  ),
]
