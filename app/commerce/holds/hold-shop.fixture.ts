import type { Kind } from '../../../test/databases.ts'
import { tee, today } from '../cart/cart-shop.fixture.ts'
import { orderShop } from '../checkout/order-shop.fixture.ts'
import type { WantedOrder } from '../checkout/place-order.server.ts'
import { askToConfirmEmail, confirmEmail } from '../email-confirmation/confirm-email.server.ts'
import { confirmationToken } from '../email-confirmation/confirmation-token.server.ts'
import { emailHash } from '../mail/email-hash.server.ts'
import type { Visitor } from '../visitors/visitor.ts'

let shoppers = 0

/** With a base of 2 a visitor may hold 2 units unconfirmed, an email 4, a network 6 and a wide network 12. */
export const unpaidUnits = 2

/** A shop with plenty of tees, and shoppers who order some of them by bank transfer. */
export async function holdShop(kind: Kind) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(tee, 1000)

  /** Someone with an email and a network of their own, unless they share one. */
  const someone = async (shared: { email?: string; network?: string } = {}) => {
    shoppers += 1
    return {
      email: `shopper-${shoppers}@example.com`,
      network: `2001:db8:${shoppers.toString(16)}:1::/64`,
      visitor: await shop.shopper(tee, 1),
      ...shared,
    }
  }
  type Someone = Awaited<ReturnType<typeof someone>>

  const wantedBy = async (
    { visitor, email, network }: Someone,
    units: number,
    other: Partial<WantedOrder>,
  ) => {
    await shop.add(visitor, tee, 1)
    await shop.change(visitor, tee, units)
    return shop.seen(visitor, { email, network, unpaidUnits, paysOnline: false, ...other })
  }
  /** What became of an order for so many: its id, or what the shopper is offered instead. */
  const order = async (by: Someone, units: number, other: Partial<WantedOrder> = {}) => {
    const placed = await shop.place(by.visitor, await wantedBy(by, units, other))
    if (placed.ok) return placed.order.id
    return placed.because === 'unpaid-limit' ? placed.offer : placed.because
  }
  const outcome = async (by: Someone, units: number, other: Partial<WantedOrder> = {}) => {
    const placed = await order(by, units, other)
    return typeof placed === 'number' ? 'placed' : placed
  }
  const confirm = async ({ visitor, email }: { visitor: Visitor; email: string }) => {
    await askToConfirmEmail(db, visitor, email, today)
    const claimed = { visitorId: visitor.id, emailHash: emailHash(db, email) }
    await confirmEmail(db, confirmationToken(db, claimed), today)
  }
  /** The units that unpaid orders hold. */
  const held = async () => {
    const rows = await db.selectFrom('unpaid_hold').select('units').execute()
    return rows.reduce((sum, { units }) => sum + units, 0)
  }
  return { ...shop, someone, wantedBy, order, outcome, confirm, held }
}
