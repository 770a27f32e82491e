import type { Db, Schema, Tx } from '../../db/schema/schema.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { type Actor, actorText } from '../actor.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import {
  type DisplayedAvailability,
  productsWithVisibleChange,
  readDisplayedAvailability,
  type StockChange,
} from './displayed-availability-store.server.ts'

export interface StockChangeContext {
  now: Date
  actor: Actor
}

export interface StockLine {
  sku: string
  quantity: number
}

export type TakeStockResult = { ok: true } | { ok: false; sku: string }

type Movement = Omit<Schema['stock_movement'], 'id'>

/**
 * Takes an order's units from stock, one conditional statement per line. When it refuses, some lines may be taken already: the
 * caller must roll back.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  orderId: number,
  context: StockChangeContext,
): Promise<TakeStockResult> {
  const displayed = await readDisplayedAvailability(tx)
  const taken: StockChange[] = []
  for (const { sku, quantity } of inSkuOrder(lines)) {
    const [row] = await takeOne(tx, { sku, quantity })
    if (!row) return { ok: false, sku }
    taken.push({ sku, quantity: -quantity, available: row.available, productId: row.product_id })
  }
  await recordMovements(tx, taken, displayed, { reason: 'sold', order_id: orderId }, context)
  return { ok: true }
}

const takeOne = prepared((db, { sku, quantity }: StockLine) =>
  db
    .updateTable('variant')
    .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
    .where('sku', '=', sku)
    .where('available', '>=', quantity)
    .where('removed_at', 'is', null)
    .returning(['available', 'product_id']),
)

/** Units that came back, and how many of them can't be sold: those leave the stock again at once. */
export async function takeBackStock(
  tx: Tx,
  orderId: number,
  { lines, ...context }: StockChangeContext & { lines: readonly (StockLine & { damaged: number })[] },
): Promise<void> {
  await restockOrder(tx, orderId, { ...context, lines, reason: 'returned' })
  const damaged = lines
    .filter(line => line.damaged > 0)
    .map(line => ({ sku: line.sku, quantity: -line.damaged }))
  await restockOrder(tx, orderId, { ...context, lines: damaged, reason: 'damaged' })
}

/**
 * Restocks these lines of an order, or everything it still holds. Deleted variants are skipped. Not idempotent: call it only
 * after the order's state change succeeded.
 */
export async function restockOrder(
  tx: Tx,
  orderId: number,
  {
    lines,
    reason = 'restocked',
    ...context
  }: StockChangeContext & {
    lines?: readonly StockLine[]
    reason?: 'restocked' | 'returned' | 'damaged'
  },
): Promise<void> {
  const displayed = await readDisplayedAvailability(tx)
  const restocked: StockChange[] = []
  for (const { sku, quantity } of inSkuOrder(lines ?? (await selectUnreturnedStock(tx, { orderId })))) {
    const [row] = await restockOne(tx, { sku, quantity })
    if (row) restocked.push({ sku, quantity, available: row.available, productId: row.product_id })
  }
  await recordMovements(tx, restocked, displayed, { reason, order_id: orderId }, context)
}

const restockOne = prepared((db, { sku, quantity }: StockLine) =>
  db
    .updateTable('variant')
    .set(({ eb }) => ({ available: eb('available', '+', quantity) }))
    .where('sku', '=', sku)
    .returning(['available', 'product_id']),
)

/** Units of each variant the order took, minus restocked ones. */
const selectUnreturnedStock = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('stock_movement')
    .select('sku')
    .select(({ eb, fn }) => eb.neg(fn.sum<number>('quantity')).as('quantity'))
    .where('order_id', '=', orderId)
    .groupBy('sku')
    .having(({ fn }) => fn.sum<number>('quantity'), '<', 0),
)

/** A fixed order of row locks prevents deadlocks. */
function inSkuOrder(lines: readonly StockLine[]): StockLine[] {
  return lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
}

async function recordMovements(
  tx: Tx,
  changed: readonly StockChange[],
  displayed: DisplayedAvailability,
  { reason, order_id }: Pick<Movement, 'reason' | 'order_id'>,
  { actor, now }: StockChangeContext,
): Promise<void> {
  if (changed.length === 0) return
  const at = now.toISOString()
  await tx
    .insertInto('stock_movement')
    .values(
      changed.map(({ sku, quantity, available }) => ({
        sku,
        quantity,
        available,
        reason,
        order_id,
        at,
        actor: actorText(actor),
      })),
    )
    .execute()
  const productIds = productsWithVisibleChange(changed, displayed)
  if (productIds.length > 0) await bumpCatalogVersion(tx, productIds)
}

export interface LedgerMismatch {
  sku: string
  /** The movement that doesn't follow from the one before; null when the variant's stock is wrong. */
  movementId: number | null
  expected: number
  actual: number
}

/** Contradictions within the ledger, or between it and the stock. */
export async function findLedgerMismatches(db: Db): Promise<LedgerMismatch[]> {
  return [...(await findBrokenChains(db)), ...(await findStockMismatches(db))]
}

async function findBrokenChains(db: Db): Promise<LedgerMismatch[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('stock_movement')
        .select(['id', 'sku', 'quantity', 'available'])
        .select(({ fn }) =>
          fn
            .agg<number | null>('lag', ['available'])
            .over(over => over.partitionBy('sku').orderBy('id'))
            .as('before'),
        )
        .as('movement'),
    )
    .selectAll()
    .where('before', 'is not', null)
    .where(({ eb, ref }) => eb('available', '<>', eb(ref('before'), '+', ref('quantity'))))
    .orderBy('id')
    .execute()
  return rows.map(({ id, sku, quantity, available, before }) => ({
    sku,
    movementId: id,
    expected: before! + quantity,
    actual: available,
  }))
}

function findStockMismatches(db: Db): Promise<LedgerMismatch[]> {
  return db
    .selectFrom('variant')
    .innerJoin(
      db
        .selectFrom('stock_movement')
        .select('sku')
        .select(({ fn }) => fn.max<number>('id').as('id'))
        .groupBy('sku')
        .as('last'),
      'last.sku',
      'variant.sku',
    )
    .innerJoin('stock_movement', 'stock_movement.id', 'last.id')
    .select(({ lit }) => [
      'variant.sku',
      lit(null).as('movementId'),
      'stock_movement.available as expected',
      'variant.available as actual',
    ])
    .whereRef('variant.available', '<>', 'stock_movement.available')
    .orderBy('variant.sku')
    .execute()
}
