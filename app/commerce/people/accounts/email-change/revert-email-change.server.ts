import { lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { ofAccount } from '../../passkeys/passkey-owner.ts'
import { deletePasskeys } from '../../passkeys/passkey-store.server.ts'
import type { Account } from '../account.ts'
import { giveOrdersTo } from '../account-orders-store.server.ts'
import {
  findAccountByEmail,
  getAccountEmail,
  isAccountOfVisitor,
  lockAddress,
  setAccountEmail,
} from '../account-store.server.ts'
import { giveAddressesTo } from '../addresses/account-address-store.server.ts'
import { cancelDeletion } from '../customer-deletion-store.server.ts'
import { mergeVisitor } from '../merging/merge-visitor.server.ts'
import { endAllSessions } from '../sessions/session-list-store.server.ts'
import { closeRequestsOf } from '../sign-in/sign-in-request-store.server.ts'
import {
  type EmailChange,
  findRevertibleChange,
  markReverted,
  moveCustomerNotes,
} from './email-change-store.server.ts'

/**
 * Gives the account back to the address that this link was sent to, whatever it was changed to since. Ends all sessions, passkeys, codes and
 * links of later changes, and keeps the account if it was to be deleted. Rows are locked in the order in which signing in, changing
 * and deleting lock them. False for a link that no longer works.
 */
export async function revertEmailChange(
  db: Db,
  token: string,
  quantityLimit: number,
  now: Date,
): Promise<boolean> {
  const change = await findRevertibleChange(db, token, now)
  if (!change) return false
  return inOneCommit(db, async tx => {
    await cancelDeletion(tx, { accountId: change.accountId })
    // It may be deleted just now.
    if (!(await isAccountOfVisitor(tx, change.visitorId))) return false
    await endCodes(tx, change, now)
    await lockAddress(tx, change.oldEmail)
    await lockOwners(tx, change)
    if (!(await markReverted(tx, change, now))) return false
    await giveBack(tx, change, quantityLimit, now)
    return true
  })
}

async function endCodes(tx: Tx, { accountId, oldEmail }: EmailChange, now: Date): Promise<void> {
  const emails = [oldEmail, await getAccountEmail(tx, accountId)]
  await closeRequestsOf(tx, { accountId, emails }, now)
}

/** Locks the visitors of the account, and of one that was opened with its old address, in the order of their ids. */
async function lockOwners(tx: Tx, { visitorId, oldEmail }: EmailChange): Promise<void> {
  const other = await findAccountByEmail(tx, oldEmail)
  const ids = [...new Set([visitorId, other?.visitorId ?? visitorId])]
  for (const id of ids.sort((a, b) => a - b)) await lockVisitor(tx, id)
}

async function giveBack(
  tx: Tx,
  { accountId, visitorId, oldEmail }: EmailChange,
  quantityLimit: number,
  now: Date,
): Promise<void> {
  const other = await findAccountByEmail(tx, oldEmail)
  if (other && other.id !== accountId)
    await absorbAccount(tx, other, { accountId, visitorId }, quantityLimit, now)
  await moveCustomerNotes(tx, { from: await getAccountEmail(tx, accountId), to: oldEmail })
  await setAccountEmail(tx, accountId, oldEmail)
  await deletePasskeys(tx, ofAccount({ id: accountId }))
  await endAllSessions(tx, { visitorId })
}

/**
 * Merges an account that was opened with an address into the account that gets this address back. Both visitors are locked. The
 * same person read both emails, and two accounts can't share an address.
 */
async function absorbAccount(
  tx: Tx,
  opened: Pick<Account, 'id' | 'visitorId'>,
  { accountId, visitorId }: { accountId: number; visitorId: number },
  quantityLimit: number,
  now: Date,
): Promise<void> {
  await giveAddressesTo(tx, opened.id, accountId)
  await giveOrdersTo(tx, opened.id, accountId)
  await mergeVisitor(tx, { from: opened.visitorId, into: visitorId }, quantityLimit, now)
}
