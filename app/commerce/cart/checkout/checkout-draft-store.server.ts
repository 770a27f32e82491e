import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { seal, unseal } from '#db/secrets/secrets.server.ts'
import { prepared } from '#db/statements/prepared.ts'
import { readOrderToken } from '../../orders/order-token-store.server.ts'
import type { CheckoutDraft } from './checkout-form.ts'

export async function findCheckoutDraft(db: Db | Tx, visitorId: number): Promise<CheckoutDraft | undefined> {
  const [row] = await draftRows(db, { visitorId })
  return row && unsealDraft(db, row)
}

type SealedDraft = Pick<Selectable<Schema['checkout']>, 'key_sealed' | 'fields_sealed' | 'codes_sealed'>

function unsealDraft(db: Db | Tx, row: SealedDraft): CheckoutDraft {
  // Drafts of older releases have no `changes` that can still be shown.
  const { fields, changes = [] } = JSON.parse(unseal(db, 'checkout-fields', row.fields_sealed)) as Pick<
    CheckoutDraft,
    'fields'
  > &
    Partial<Pick<CheckoutDraft, 'changes'>>
  return {
    key: unseal(db, 'checkout-key', row.key_sealed),
    fields,
    changes,
    codes: JSON.parse(unseal(db, 'checkout-codes', row.codes_sealed)) as string[],
  }
}

const draftRows = prepared((db, { visitorId }: { visitorId: number }) =>
  db
    .selectFrom('checkout')
    .select(['key_sealed', 'fields_sealed', 'codes_sealed'])
    .where('visitor_id', '=', visitorId),
)

function sealDraft(tx: Tx, { key, fields, changes, codes }: CheckoutDraft): SealedDraft {
  return {
    key_sealed: seal(tx, 'checkout-key', key),
    fields_sealed: seal(tx, 'checkout-fields', JSON.stringify({ fields, changes })),
    codes_sealed: seal(tx, 'checkout-codes', JSON.stringify(codes)),
  }
}

/** Adds the visitor's draft. Returns the one that another request added before. */
export async function addCheckoutDraft(
  tx: Tx,
  visitorId: number,
  draft: CheckoutDraft,
  now: Date,
): Promise<CheckoutDraft> {
  const at = now.toISOString()
  const [row] = await insertDraft(tx, { visitor_id: visitorId, ...sealDraft(tx, draft), updated_at: at })
  return unsealDraft(tx, row!)
}

/** The update changes nothing, but lets the statement return the row. */
const insertDraft = prepared((db, row: Selectable<Schema['checkout']>) => {
  const { visitor_id, key_sealed, fields_sealed, codes_sealed, updated_at } = row
  return db
    .insertInto('checkout')
    .values({ visitor_id, key_sealed, fields_sealed, codes_sealed, updated_at })
    .onConflict(on =>
      on.column('visitor_id').doUpdateSet(({ ref }) => ({ visitor_id: ref('excluded.visitor_id') })),
    )
    .returning(['key_sealed', 'fields_sealed', 'codes_sealed'])
})

/** Replaces the visitor's draft, except its key. */
export async function upsertCheckoutDraft(
  tx: Tx,
  visitorId: number,
  draft: CheckoutDraft,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('checkout')
    .values({ visitor_id: visitorId, ...sealDraft(tx, draft), updated_at: now.toISOString() })
    .onConflict(on =>
      on.column('visitor_id').doUpdateSet(({ ref }) => ({
        fields_sealed: ref('excluded.fields_sealed'),
        codes_sealed: ref('excluded.codes_sealed'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** A shopper who returns to an empty checkout within a day is probably looking for their order. */
export function recentOrderCutoff(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000)
}

/** The visitor's latest order since then. */
export async function findRecentOrder(
  db: Db,
  visitorId: number,
  since: Date,
): Promise<{ number: string; token: string } | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select(['number', 'token_sealed'])
    .where('visitor_id', '=', visitorId)
    .where('placed_at', '>=', since.toISOString())
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: row.number, token: readOrderToken(db, row) }
}

/** The visitor's latest unpaid orders. */
export async function readUnpaidOrders(
  db: Db,
  visitorId: number,
  limit: number,
): Promise<{ number: string; token: string }[]> {
  const rows = await db
    .selectFrom('unpaid_hold')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['number', 'token_sealed'])
    .where('unpaid_hold.visitor_id', '=', visitorId)
    .orderBy('customer_order.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({ number: row.number, token: readOrderToken(db, row) }))
}
