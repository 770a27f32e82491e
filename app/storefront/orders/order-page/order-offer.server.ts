import type { Order } from '#commerce/orders/order.ts'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import { readAccountAddresses } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { type Address, isSameAddress } from '#commerce/values/addresses/address.ts'
import { canonicalEmail } from '#commerce/values/mailbox.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** Offers a guest an account, if a code can be emailed, and an account to save the address. */
export type OrderOffer = { kind: 'account'; email: string } | { kind: 'address'; address: Address }

export async function loadOrderOffer(
  { db }: Shop,
  { email, address }: Pick<Order, 'email' | 'address'>,
  signedIn: SignedIn | undefined,
): Promise<OrderOffer | null> {
  if (!signedIn) return sendsEmails() ? { kind: 'account', email } : null
  const { account } = signedIn
  if (account.email !== canonicalEmail(email)) return null
  const saved = await readAccountAddresses(db, account.id)
  return saved.some(other => isSameAddress(other.address, address)) ? null : { kind: 'address', address }
}
