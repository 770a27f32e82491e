import { type CompiledQuery, sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type Question, question, writeLater } from '#db/statements/ask.ts'
import { prepared } from '#db/statements/prepared.ts'
import type { HeldUnits, HeldVariant, HoldKind } from './hold-limits.ts'

/** The holder of an unpaid order. The hashes are keyed. */
export interface Holder {
  visitorId: number
  emailHash: string
  networkHash: string
  wideNetworkHash: string
}

/** Locks the email and network until the transaction ends. The visitor is locked already; SQLite needs no lock. */
export async function lockHolder(tx: Tx, { emailHash, wideNetworkHash }: Holder): Promise<void> {
  if (isPostgres(tx)) await writeLater(tx, [lockKeys.with(tx, { emailHash, wideNetworkHash })])
}

/** Email first, always, to avoid deadlocks: PostgreSQL computes selected values in their order. */
const lockKeys = prepared((db, keys: { emailHash: string; wideNetworkHash: string }) =>
  db.selectNoFrom([
    sql`pg_advisory_xact_lock(hashtextextended(${keys.emailHash}, 0))`.as('email'),
    sql`pg_advisory_xact_lock(hashtextextended(${keys.wideNetworkHash}, 0))`.as('network'),
  ]),
)

/** Units in unpaid orders that share a visitor, email or network with this holder, by kind. */
export function heldUnitsQuestion(tx: Tx, holder: Holder): Question<Record<HoldKind, HeldUnits>> {
  return question(heldUnitsRows.with(tx, holder), rows => {
    const none: HeldUnits = { visitor: 0, email: 0, network: 0, wideNetwork: 0 }
    const held = { unconfirmed: none, confirmed: none, online: none }
    for (const { kind, ...sums } of rows) held[kind] = sums
    return held
  })
}

const heldUnitsRows = prepared((db, holder: Holder) =>
  db
    .selectFrom('unpaid_hold')
    .select(({ fn, eb, lit }) => {
      const unitsWhere = (column: 'visitor_id' | 'email_hash' | 'network_hash', value: string | number) =>
        fn.sum<number>(eb.case().when(column, '=', value).then(eb.ref('units')).else(lit(0)).end())
      return [
        'kind',
        unitsWhere('visitor_id', holder.visitorId).as('visitor'),
        unitsWhere('email_hash', holder.emailHash).as('email'),
        unitsWhere('network_hash', holder.networkHash).as('network'),
        fn
          .sum<number>(
            eb
              .case()
              .when('wide_network_hash', '=', holder.wideNetworkHash)
              .then(eb.ref('units'))
              .else(lit(0))
              .end(),
          )
          .as('wideNetwork'),
      ]
    })
    // A network lies within its wide network.
    .where(({ or, eb }) =>
      or([
        eb('visitor_id', '=', holder.visitorId),
        eb('email_hash', '=', holder.emailHash),
        eb('wide_network_hash', '=', holder.wideNetworkHash),
      ]),
    )
    .groupBy('kind'),
)

export interface NewHold extends Holder {
  orderId: number
  kind: HoldKind
  units: number
  /** When to remind of the payment. */
  remindAt: Date
}

export function holdWrite(tx: Tx, hold: NewHold): CompiledQuery {
  return insertHold.with(tx, { ...hold, remindAt: hold.remindAt.toISOString() })
}

interface HoldRow extends Omit<NewHold, 'remindAt'> {
  remindAt: string
}

const insertHold = prepared(
  (db, { orderId, kind, units, remindAt, visitorId, emailHash, networkHash, wideNetworkHash }: HoldRow) =>
    db.insertInto('unpaid_hold').values({
      order_id: orderId,
      kind,
      units,
      remind_at: remindAt,
      visitor_id: visitorId,
      email_hash: emailHash,
      network_hash: networkHash,
      wide_network_hash: wideNetworkHash,
    }),
)

/**
 * Holds the units of an order's variants. Returns what orders of the same kind hold of each. Call it after taking stock, which locks the
 * variants until the transaction ends.
 */
export function holdLinesQuery(tx: Tx, order: OrderToHold): CompiledQuery<HeldVariant> {
  return insertLines.with(tx, order)
}

/** Confirmed holds have no limit for each variant. */
type LimitedKind = Exclude<HoldKind, 'confirmed'>

interface OrderToHold {
  orderId: number
  kind: LimitedKind
  wideNetworkHash: string | null
}

const insertLines = prepared((db, { orderId, kind, wideNetworkHash }: OrderToHold) =>
  db
    .insertInto('unpaid_hold_line')
    .columns(['sku', 'order_id', 'units', 'kind', 'wide_network_hash'])
    .expression(
      db
        .selectFrom('order_line')
        .select(['sku', 'order_id', 'quantity'])
        .select([sql<LimitedKind>`cast(${kind} as text)`.as('kind')])
        .select([sql<string | null>`cast(${wideNetworkHash} as text)`.as('wide_network_hash')])
        .where('order_id', '=', orderId)
        .where('quantity', '>', 0),
    )
    .returning(({ selectFrom, lit }) => {
      // Without this order: PostgreSQL doesn't see its rows yet, SQLite does.
      const held = selectFrom('unpaid_hold_line as other')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('other.units'), lit(0)).as('held'))
        .whereRef('other.sku', '=', 'unpaid_hold_line.sku')
        .where('other.order_id', '!=', orderId)
        .where('other.kind', '=', kind)
      return [
        'units',
        selectFrom('variant')
          .select('available')
          .whereRef('sku', '=', 'unpaid_hold_line.sku')
          .$asScalar()
          .$notNull()
          .as('available'),
        held.$asScalar().$notNull().as('held'),
        held
          .where('other.wide_network_hash', '=', wideNetworkHash)
          .$asScalar()
          .$notNull()
          .as('heldByNetwork'),
      ]
    }),
)

/** Changes the time until which an order holds stock, and that of the reminder to pay. */
export async function shortenHold(
  tx: Tx,
  orderId: number,
  { dueAt, remindAt }: { dueAt: Date; remindAt: Date },
): Promise<void> {
  const order = tx.updateTable('customer_order').set({ payment_due_at: dueAt.toISOString() })
  await order.where('id', '=', orderId).execute()
  const hold = tx.updateTable('unpaid_hold').set({ remind_at: remindAt.toISOString() })
  await hold.where('order_id', '=', orderId).execute()
}

/** The units of these variants in open payments, those left, and the time when the first payment is due. */
export function readOpenPayments(
  db: Db,
  skus: readonly string[],
): Promise<{ sku: string; held: number; available: number; dueAt: string | null }[]> {
  return db
    .selectFrom('unpaid_hold_line as line')
    .innerJoin('customer_order', 'customer_order.id', 'line.order_id')
    .innerJoin('variant', 'variant.sku', 'line.sku')
    .select(({ fn }) => [
      'line.sku',
      'available',
      fn.sum<number>('line.units').as('held'),
      fn.min('payment_due_at').as('dueAt'),
    ])
    .where('line.sku', 'in', skus)
    .where('kind', '=', 'online')
    .groupBy(['line.sku', 'available'])
    .execute()
}

/** After the lines of an order changed. Without effect if it holds nothing unpaid. */
export async function renewHold(tx: Tx, orderId: number): Promise<void> {
  const units = tx
    .selectFrom('order_line')
    .select(({ fn }) => fn.sum<number>('quantity').as('units'))
    .where('order_id', '=', orderId)
  const held = await tx
    .updateTable('unpaid_hold')
    .set({ units })
    .where('order_id', '=', orderId)
    .returning(['kind', 'wide_network_hash'])
    .executeTakeFirst()
  if (!held || held.kind === 'confirmed') return
  const { kind, wide_network_hash } = held
  await tx.deleteFrom('unpaid_hold_line').where('order_id', '=', orderId).execute()
  await insertLines(tx, { orderId, kind, wideNetworkHash: wide_network_hash })
}

/** For an order that was paid or canceled. */
export async function removeHold(tx: Tx, orderId: number): Promise<void> {
  await deleteHold(tx, { orderId })
}

const deleteHold = prepared((db, { orderId }: { orderId: number }) =>
  db.deleteFrom('unpaid_hold').where('order_id', '=', orderId),
)

/** Counts the visitor's holds with this email as confirmed from now on. */
export async function confirmHolds(
  tx: Tx,
  { visitorId, emailHash }: Pick<Holder, 'visitorId' | 'emailHash'>,
): Promise<void> {
  const confirmed = tx
    .updateTable('unpaid_hold')
    .set({ kind: 'confirmed' })
    .where('visitor_id', '=', visitorId)
    .where('email_hash', '=', emailHash)
    .where('kind', '=', 'unconfirmed')
    .returning('order_id')
  const rows = await confirmed.execute()
  if (rows.length === 0) return
  const orderIds = rows.map(({ order_id }) => order_id)
  await tx.deleteFrom('unpaid_hold_line').where('order_id', 'in', orderIds).execute()
}
