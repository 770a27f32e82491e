import type { Db, Tx } from '../../db/schema.ts'
import { unseal } from '../../db/secrets.server.ts'
import { storedToken } from '../visitors/visitor-token.server.ts'

const purpose = 'order-token'

/** What an order's row keeps of the token that names its page. */
export function storedOrderToken(tx: Db | Tx, token: string) {
  return storedToken(tx, purpose, token)
}

/** The token of an order, to link to its page. Throws when it was sealed with another key. */
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
