import { orderMessages } from '#messages/orders.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'

/** The sentence that says until when an unpaid order is held; empty without a deadline. */
export function heldUntil({ dueAt }: { dueAt: string | null }): string {
  return dueAt === null ? '' : orderMessages.heldUntil({ time: formatShopMinute(dueAt) })
}

/** The texts and address that a provider's page needs. */
export function paymentPage({ url }: Request) {
  return { origin: new URL(url).origin, orderTitle: orderMessages.title, heldUntil }
}
