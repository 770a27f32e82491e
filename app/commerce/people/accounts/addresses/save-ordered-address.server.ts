import type { Address } from '#commerce/values/addresses/address.ts'
import type { Tx } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { selectAccountOrders } from '../account-orders-store.server.ts'
import { addAccountAddress } from './account-address-store.server.ts'

/** A new account starts with the address of its latest order, if it has ordered as a guest. */
export async function saveOrderedAddress(tx: Tx, account: Account, now: Date): Promise<void> {
  const order = await selectAccountOrders(tx, account)
    .select('address')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!order) return
  const address = JSON.parse(order.address) as Address
  await addAccountAddress(tx, account.id, { address, defaultAt: now.toISOString() }, now)
}
