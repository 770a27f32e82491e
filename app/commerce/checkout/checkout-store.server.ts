import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Checkout } from './checkout-form.ts'

/** What a visitor has filled in; undefined before they begin. */
export async function findCheckout(db: Db | Tx, visitorId: number): Promise<Checkout | undefined> {
  const [row] = await checkoutsOf(db, { visitorId })
  if (!row) return undefined
  const { fields, told } = JSON.parse(row.fields) as Pick<Checkout, 'fields' | 'told'>
  return { key: row.key, fields, told, codes: JSON.parse(row.codes) as string[] }
}

const checkoutsOf = prepared((db, { visitorId }: { visitorId: number }) =>
  db.selectFrom('checkout').select(['key', 'fields', 'codes']).where('visitor_id', '=', visitorId),
)

/** Keeps what a visitor has filled in, in the place of what was there. The key of what they began stays. */
export async function putCheckout(tx: Tx, visitorId: number, checkout: Checkout, now: Date): Promise<void> {
  const { key, fields, told, codes } = checkout
  await tx
    .insertInto('checkout')
    .values({
      visitor_id: visitorId,
      key,
      fields: JSON.stringify({ fields, told }),
      codes: JSON.stringify(codes),
      updated_at: now.toISOString(),
    })
    .onConflict(on =>
      on.column('visitor_id').doUpdateSet(({ ref }) => ({
        fields: ref('excluded.fields'),
        codes: ref('excluded.codes'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Who comes back to an empty checkout within this time looks for what they ordered. */
export function recently(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000)
}

/** What this visitor ordered last, if it was since then. */
export async function findRecentOrder(
  db: Db,
  visitorId: number,
  since: Date,
): Promise<{ number: string; token: string } | undefined> {
  return db
    .selectFrom('customer_order')
    .select(['number', 'token'])
    .where('visitor_id', '=', visitorId)
    .where('placed_at', '>=', since.toISOString())
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
