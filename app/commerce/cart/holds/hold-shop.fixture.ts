import type { DatabaseKind } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import {
  confirmEmail,
  requestEmailConfirmation,
} from '../../people/email-confirmation/confirm-email.server.ts'
import { emailConfirmationToken } from '../../people/email-confirmation/confirmation-token.server.ts'
import { emailHash } from '../../running/outbox/email-hash.server.ts'
import { cartTestNow } from '../cart-shop.fixture.ts'
import { orderShop } from '../checkout/order-shop.fixture.ts'
import type { PlaceOrderRequest } from '../checkout/place-order.server.ts'
import type { Visitor } from '../visitors/visitor.ts'

let shoppers = 0

/** With this base a visitor may hold 2 unconfirmed units, an email 4, a network 6 and a wide network 12. */
export const unpaidUnits = 2

/** A shop with plenty of tees, and shoppers who order them by bank transfer. */
export async function holdShop(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(blackTeeSku, 1000)

  /** A shopper with their own email and network, unless given. */
  const someone = async (shared: { email?: string; network?: string } = {}) => {
    shoppers += 1
    return {
      email: `shopper-${shoppers}@example.com`,
      network: `2001:db8:${shoppers.toString(16)}:1::/64`,
      visitor: await shop.shopper(blackTeeSku, 1),
      ...shared,
    }
  }
  type Someone = Awaited<ReturnType<typeof someone>>

  const requestFrom = async (
    { visitor, email, network }: Someone,
    units: number,
    other: Partial<PlaceOrderRequest>,
  ) => {
    await shop.add(visitor, blackTeeSku, 1)
    await shop.change(visitor, blackTeeSku, units)
    return shop.seen(visitor, { email, network, unpaidUnits, paysOnline: false, ...other })
  }
  /** The order's id, or the next step the shopper gets instead. */
  const order = async (by: Someone, units: number, other: Partial<PlaceOrderRequest> = {}) => {
    const placed = await shop.place(by.visitor, await requestFrom(by, units, other))
    if (placed.ok) return placed.order.id
    return placed.reason === 'unpaid-limit' ? placed.nextStep : placed.reason
  }
  const outcome = async (by: Someone, units: number, other: Partial<PlaceOrderRequest> = {}) => {
    const placed = await order(by, units, other)
    return typeof placed === 'number' ? 'placed' : placed
  }
  const confirm = async ({ visitor, email }: { visitor: Visitor; email: string }) => {
    await requestEmailConfirmation(db, visitor, email, cartTestNow)
    const claimed = { visitorId: visitor.id, emailHash: emailHash(db, email) }
    await confirmEmail(db, emailConfirmationToken(db, claimed), cartTestNow)
  }
  /** Units held by unpaid orders. */
  const held = async () => {
    const rows = await db.selectFrom('unpaid_hold').select('units').execute()
    return rows.reduce((sum, { units }) => sum + units, 0)
  }
  return { ...shop, someone, requestFrom, order, outcome, confirm, held }
}
