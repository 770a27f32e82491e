import type { Db, Tx } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import type { Actor } from '../../values/actor.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import {
  cancelDeletion,
  type DeletionOwner,
  findDeletionTime,
} from '../accounts/customer-deletion-store.server.ts'
import { markAccount, markGuest } from '../accounts/deletion/request-deletion.server.ts'
import { type Customer, findCustomer, recordedKey } from './customer-store.server.ts'

interface DeletionOrigin {
  actor: Actor
  now: Date
}

/** When the customer will be deleted, as ISO 8601; undefined if they stay. */
export function findCustomerDeletion(db: Db, customer: Customer): Promise<string | undefined> {
  return findDeletionTime(db, deletionOwner(customer))
}

/**
 * Marks a customer for deletion, and emails them a link that keeps them. Returns the change set, which can be undone; null if
 * they are marked already.
 */
export async function scheduleDeletion(
  db: Db,
  customer: Customer,
  origin: DeletionOrigin,
): Promise<number | null> {
  return changeDeletion(db, customer, origin, true)
}

/** Keeps a customer. Returns the change set; null if they aren't marked. */
export async function keepCustomer(
  db: Db,
  customer: Customer,
  origin: DeletionOrigin,
): Promise<number | null> {
  return changeDeletion(db, customer, origin, false)
}

async function changeDeletion(
  db: Db,
  customer: Customer,
  { actor, now }: DeletionOrigin,
  isDeleted: boolean,
): Promise<number | null> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, async edit => {
    if (await setDeletion(edit.tx, customer, isDeleted, now)) {
      const [before, after] = isDeleted ? [null, {}] : [{}, null]
      edit.record({ table: 'customer_deletion', key: { customer: recordedKey(customer) }, before, after })
    }
    return { ok: true }
  })
  return changed.ok ? changed.changeSet : null
}

/** Keeps a marked customer, or marks one again who was kept. */
export const compensateDeletion: Compensation = async (edit, { key, before, after }) => {
  const customer = await findCustomer(edit.tx, String(key.customer))
  if (!customer || !(await setDeletion(edit.tx, customer, after === null, edit.now)))
    return { ok: false, reason: 'not-now' }
  edit.record({ table: 'customer_deletion', key, before: after, after: before })
  return { ok: true }
}

function setDeletion(tx: Tx, customer: Customer, isDeleted: boolean, now: Date): Promise<boolean> {
  if (!isDeleted) return cancelDeletion(tx, deletionOwner(customer))
  const { account, email } = customer
  return account === null
    ? markGuest(tx, canonicalEmail(email), now)
    : markAccount(tx, { ...account, email }, now)
}

function deletionOwner({ account, email }: Customer): DeletionOwner {
  return account === null ? { email: canonicalEmail(email) } : { accountId: account.id }
}
