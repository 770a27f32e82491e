import type { Db, Tx } from '#db/schema/schema.ts'
import { unseal } from '#db/secrets/secrets.server.ts'
import { tokenColumns } from '../values/random-token.server.ts'

const purpose = 'order-token'

/** The columns for the token of the order page. */
export function storedOrderToken(tx: Db | Tx, token: string) {
  return tokenColumns(tx, purpose, token)
}

/** Throws if the token was sealed with another key. */
export function readOrderToken(db: Db | Tx, row: { token_sealed: string | null }): string {
  return unseal(db, purpose, row.token_sealed ?? '')
}

export async function findOrderToken(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select('token_sealed')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row && readOrderToken(db, row)
}
