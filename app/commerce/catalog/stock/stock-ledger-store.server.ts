import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { ask, type Question, question, writeLater } from '#db/statements/ask.ts'
import { prepared, preparedList } from '#db/statements/prepared.ts'
import { type Actor, storedActor } from '../../values/actor.ts'
import { bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import {
  type DisplayedAvailability,
  displayedAvailability,
  lowStockSetting,
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
 * Takes an order's units from stock, by one conditional statement for all lines. When it refuses, some lines may be taken already:
 * the caller must roll back.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly StockLine[],
  orderId: number,
  context: StockChangeContext,
): Promise<TakeStockResult> {
  return lines.length === 0 ? { ok: true } : ask(tx, takeStockQuestion(tx, lines, orderId, context))
}

/** As `takeStock`; at least one line. */
export function takeStockQuestion(
  tx: Tx,
  lines: readonly StockLine[],
  orderId: number,
  context: StockChangeContext,
): Question<TakeStockResult> {
  const ordered = inSkuOrder(lines)
  return question(takeAll.with(tx, { list: ordered }), async found => {
    const rows = new Map(found.map(row => [row.sku, row]))
    const taken: StockChange[] = []
    for (const { sku, quantity } of ordered) {
      const row = rows.get(sku)
      if (!row) return { ok: false, sku }
      taken.push({ sku, quantity: -quantity, available: row.available, productId: row.product_id })
    }
    const displayed = displayedAvailability(rows.get(ordered[0]!.sku)!.low_stock ?? undefined)
    await recordMovements(tx, taken, displayed, { reason: 'sold', order_id: orderId }, context)
    return { ok: true }
  })
}

/** PostgreSQL locks the rows in the order of the SKUs before it changes one. */
const takeAll = preparedList((db, lines: StockLine[]) => {
  const values = lines.map(({ sku, quantity }) => sql`(cast(${sku} as text), cast(${quantity} as integer))`)
  const takenLines = sql<StockLine>`(select column1 as sku, column2 as quantity from (values ${sql.join(values)}) as listed)`
  const skus = lines.map(({ sku }) => sku)
  const locked = db.selectFrom('variant').select('sku').where('sku', 'in', skus).orderBy('sku').forUpdate()
  const lowStock = db.selectFrom('setting').select('value').where('name', '=', lowStockSetting)
  const withLock = isPostgres(db) ? (db.with('locked', () => locked) as unknown as Db) : db
  return withLock
    .updateTable('variant')
    .from(takenLines.as('taken_line'))
    .set(({ eb, ref }) => ({ available: eb('available', '-', ref('taken_line.quantity')) }))
    .whereRef('variant.sku', '=', 'taken_line.sku')
    .whereRef('available', '>=', 'taken_line.quantity')
    .where('removed_at', 'is', null)
    .$if(isPostgres(db), query => query.where('variant.sku', 'in', sql<string>`(select sku from locked)`))
    .returning(['variant.sku', 'available', 'product_id'])
    .returning(lowStock.as('low_stock'))
})

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
  await writeLater(tx, [
    insertMovements.with(tx, { list: changed, reason, order_id, at, ...storedActor(actor) }),
  ])
  const productIds = productsWithVisibleChange(changed, displayed)
  if (productIds.length > 0) await bumpCatalogVersion(tx, productIds)
}

const insertMovements = preparedList(
  (
    db,
    changed: StockChange[],
    { reason, order_id, at, actor, actor_name, staff_id }: Omit<Movement, 'sku' | 'quantity' | 'available'>,
  ) =>
    db.insertInto('stock_movement').values(
      changed.map(({ sku, quantity, available }) => ({
        ...{ sku, quantity, available },
        ...{ reason, order_id, at, actor, actor_name, staff_id },
      })),
    ),
)

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
