import { sql } from 'kysely'
import { isPostgres } from '../../db/schema/columns.ts'
import type { Tx } from '../../db/schema/schema.ts'
import { prepared } from '../../db/statements/prepared.ts'
import type { HeldUnits, HoldKind } from './hold-limits.ts'

/** The holder of an unpaid order. The hashes are keyed. */
export interface Holder {
  visitorId: number
  emailHash: string
  networkHash: string
  wideNetworkHash: string
}

/** Locks the email and network until the transaction ends. The visitor is locked already; SQLite needs no lock. */
export async function lockHolder(tx: Tx, { emailHash, wideNetworkHash }: Holder): Promise<void> {
  if (!isPostgres(tx)) return
  // Email first, always, to avoid deadlocks.
  for (const key of [emailHash, wideNetworkHash])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Units in unpaid orders that share a visitor, email or network with this holder, by kind. */
export async function readHeldUnits(tx: Tx, holder: Holder): Promise<Record<HoldKind, HeldUnits>> {
  const none: HeldUnits = { visitor: 0, email: 0, network: 0, wideNetwork: 0 }
  const held = { unconfirmed: none, confirmed: none, online: none }
  for (const { kind, ...sums } of await heldUnitsRows(tx, holder)) held[kind] = sums
  return held
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

/** Expects the order's lines to be written already. */
export async function addHold(tx: Tx, hold: NewHold): Promise<void> {
  await insertHold(tx, { ...hold, remindAt: hold.remindAt.toISOString() })
  if (hold.kind === 'unconfirmed') await insertUnconfirmed(tx, { orderId: hold.orderId })
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

const insertUnconfirmed = prepared((db, { orderId }: { orderId: number }) =>
  db
    .insertInto('unconfirmed_hold')
    .columns(['sku', 'order_id', 'units'])
    .expression(
      db.selectFrom('order_line').select(['sku', 'order_id', 'quantity']).where('order_id', '=', orderId),
    ),
)

/**
 * Whether unpaid orders with unconfirmed emails hold more of an item in this order than is left for everyone else. Call it
 * after taking stock, which locks the variants until the transaction ends.
 */
export async function unconfirmedHoldsExceedStock(tx: Tx, orderId: number): Promise<boolean> {
  return (await scarceLines(tx, { orderId })).length > 0
}

const scarceLines = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('unconfirmed_hold as line')
    .innerJoin('variant', 'variant.sku', 'line.sku')
    .select('line.sku')
    .where('line.order_id', '=', orderId)
    .where(({ eb, selectFrom }) =>
      eb(
        'variant.available',
        '<',
        selectFrom('unconfirmed_hold as other')
          .select(({ fn }) => fn.sum<number>('other.units').as('held'))
          .whereRef('other.sku', '=', 'line.sku'),
      ),
    )
    .limit(1),
)

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
    .returning('kind')
    .executeTakeFirst()
  if (held?.kind !== 'unconfirmed') return
  await tx.deleteFrom('unconfirmed_hold').where('order_id', '=', orderId).execute()
  await insertUnconfirmed(tx, { orderId })
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
  await tx.deleteFrom('unconfirmed_hold').where('order_id', 'in', orderIds).execute()
}
