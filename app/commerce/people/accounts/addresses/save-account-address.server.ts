import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { type Address, isSameAddress } from '#commerce/values/addresses/address.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'
import { maxAccountAddresses } from './account-address.ts'
import { addAccountAddress, readAccountAddresses } from './account-address-store.server.ts'

/** Saves a new address, once; the first is the default. */
export async function saveAccountAddress(
  db: Db,
  { id, visitorId }: Account,
  address: Address,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'too-many' }> {
  return inOneCommit(db, async tx => {
    await lockVisitor(tx, visitorId)
    const known = await readAccountAddresses(tx, id)
    if (known.some(other => isSameAddress(other.address, address))) return { ok: true }
    if (known.length >= maxAccountAddresses) return { ok: false, reason: 'too-many' }
    await addAccountAddress(tx, id, { address, defaultAt: known.length === 0 ? now.toISOString() : '' }, now)
    return { ok: true }
  })
}
