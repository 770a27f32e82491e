import { prepared } from '../../db/prepared.ts'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import {
  type AvailabilityWords,
  availabilityWords,
  type Change,
  changesSeen,
} from './stock-seen-store.server.ts'

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

type Movement = Omit<Schema['stock_movement'], 'id'>

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
  const words = await availabilityWords(tx)
  const taken: Change[] = []
  for (const { sku, quantity } of inSkuOrder(lines)) {
    const [left] = await takeOne(tx, { sku, quantity })
    if (!left) return { ok: false, sku }
    taken.push({ sku, quantity: -quantity, available: left.available, productId: left.product_id })
  }
  await writeDown(tx, taken, words, { why: 'sold', order_id: orderId }, moved)
  return { ok: true }
}

const takeOne = prepared((db, { sku, quantity }: StockLine) =>
  db
    .updateTable('variant')
    .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
    .where('sku', '=', sku)
    .where('available', '>=', quantity)
    .returning(['available', 'product_id']),
)

/**
 * Gives back what an order took: all that is not back yet, or just these lines (`why` says "returned" of goods that were
 * sent). Of a variant that is gone nothing is given back. Call it only when a state's move has decided that it is to be done.
 */
export async function giveBackStock(
  tx: Tx,
  orderId: number,
  {
    lines,
    why = 'given-back',
    ...moved
  }: Moved & {
    lines?: readonly StockLine[]
    why?: 'given-back' | 'returned'
  },
): Promise<void> {
  const words = await availabilityWords(tx)
  const given: Change[] = []
  for (const { sku, quantity } of inSkuOrder(lines ?? (await stillTaken(tx, { orderId })))) {
    const [now] = await giveOne(tx, { sku, quantity })
    if (now) given.push({ sku, quantity, available: now.available, productId: now.product_id })
  }
  await writeDown(tx, given, words, { why, order_id: orderId }, moved)
}

const giveOne = prepared((db, { sku, quantity }: StockLine) =>
  db
    .updateTable('variant')
    .set(({ eb }) => ({ available: eb('available', '+', quantity) }))
    .where('sku', '=', sku)
    .returning(['available', 'product_id']),
)

/** What an order took of each variant, less what came back. */
const stillTaken = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('stock_movement')
    .select('sku')
    .select(({ eb, fn }) => eb.neg(fn.sum<number>('quantity')).as('quantity'))
    .where('order_id', '=', orderId)
    .groupBy('sku')
    .having(({ fn }) => fn.sum<number>('quantity'), '<', 0),
)

/** Two that want the same variants take them in the same order, so neither waits for the other for ever. */
function inSkuOrder(lines: readonly StockLine[]): StockLine[] {
  return lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
}

async function writeDown(
  tx: Tx,
  changed: readonly Change[],
  words: AvailabilityWords,
  { why, order_id }: Pick<Movement, 'why' | 'order_id'>,
  { who, now }: Moved,
): Promise<void> {
  if (changed.length === 0) return
  const at = now.toISOString()
  await tx
    .insertInto('stock_movement')
    .values(
      changed.map(({ sku, quantity, available }) => ({ sku, quantity, available, why, order_id, at, who })),
    )
    .execute()
  const seen = changesSeen(changed, words)
  if (seen.length > 0) await bumpCatalogVersion(tx, seen)
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
  return [...(await brokenChains(db)), ...(await otherStock(db))]
}

/** Movements that leave another number than the one before and their own quantity make. */
async function brokenChains(db: Db): Promise<LedgerDisagreement[]> {
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
    found: available,
  }))
}

/** Variants whose stock is not what their last movement left. One that is gone has none. */
function otherStock(db: Db): Promise<LedgerDisagreement[]> {
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
      'variant.available as found',
    ])
    .whereRef('variant.available', '<>', 'stock_movement.available')
    .orderBy('variant.sku')
    .execute()
}
