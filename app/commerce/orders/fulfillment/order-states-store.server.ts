import type { Db, Tx } from '#db/schema/schema.ts'
import type { OrderState } from '../order.ts'

export interface FoundOrderState {
  id: number
  number: string
  email: string
  state: OrderState
}

/** Orders by id or by number, sorted by number. */
export async function readOrderStates(
  db: Db | Tx,
  { ids = [], numbers = [] }: { ids?: readonly number[]; numbers?: readonly string[] },
): Promise<FoundOrderState[]> {
  if (ids.length === 0 && numbers.length === 0) return []
  return db
    .selectFrom('customer_order')
    .select(['id', 'number', 'email', 'state'])
    .where(({ eb, or }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(numbers.length > 0 ? [eb('number', 'in', numbers)] : []),
      ]),
    )
    .orderBy('number')
    .execute()
}
