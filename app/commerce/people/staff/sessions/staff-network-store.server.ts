import { wideNetwork } from '#commerce/cart/holds/wide-network.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { findStaffByEmail } from '../staff-store.server.ts'

const retention = 30 * 24 * 60 * 60 * 1000

const oldest = (now: Date) => new Date(now.getTime() - retention).toISOString()

const hashOf = (db: Db | Tx, network: string) => keyedHash(db, 'staff-network', wideNetwork(network))

/** Records that this staff member signed in from a network. */
export async function recordStaffNetwork(
  tx: Tx,
  staff_id: number,
  network: string,
  now: Date,
): Promise<void> {
  const signed_in_at = now.toISOString()
  await tx
    .insertInto('staff_network')
    .values({ staff_id, network_hash: hashOf(tx, network), signed_in_at })
    .onConflict(row => row.columns(['staff_id', 'network_hash']).doUpdateSet({ signed_in_at }))
    .execute()
}

/** Whether the owner of this address signed in from the IPv4 address or the IPv6 /48 within 30 days. It gives no right but to try codes. */
export async function isKnownStaffNetwork(
  db: Db,
  email: string,
  network: string,
  now: Date,
): Promise<boolean> {
  const staff = await findStaffByEmail(db, email)
  const row = await db
    .selectFrom('staff_network')
    .select('staff_id')
    .where('staff_id', '=', staff?.id ?? 0)
    .where('network_hash', '=', hashOf(db, network))
    .where('signed_in_at', '>', oldest(now))
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldStaffNetworks(db: Db, now: Date): Promise<number> {
  const old = db.deleteFrom('staff_network').where('signed_in_at', '<=', oldest(now))
  return Number((await old.executeTakeFirst()).numDeletedRows)
}
