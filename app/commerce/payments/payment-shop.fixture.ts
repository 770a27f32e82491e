import { onTestFinished } from 'vitest'
import { type Kind, migratedDatabase } from '../../../test/databases.ts'
import type { OrderState } from '../../db/order-state.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { addPlacedOrder } from './placed-order.fixture.ts'
import { providersOf } from './providers.server.ts'
import { startPayment } from './start-payment.server.ts'
import { StripeService } from './stripe-service.fixture.ts'
import { takeMessage } from './take-message.server.ts'

export const now = new Date('2026-11-21T12:00:00.000Z')
export const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
export const origin = 'https://shop.example'

/** A shop that takes payments by Stripe, by test and by transfer, with orders that wait for their money. */
export async function paymentShop(kind: Kind) {
  const db = await migratedDatabase(kind)
  const stripe = await new StripeService().open()
  onTestFinished(() => stripe.close())
  const logged: unknown[] = []
  const providers = await providersOf(
    db,
    { stripe: stripe.options, testPayments: true },
    (event, details) => void logged.push({ event, ...details }),
  )

  /** An order of $88.00. */
  const placed = async (payment = 'stripe', giftCard = 0) => {
    const { id } = await addPlacedOrder(db, { payment, giftCard, dueIn: 15 }, now)
    if (giftCard > 0) await spendGiftCard(id, giftCard)
    return id
  }

  async function spendGiftCard(orderId: number, amount: number): Promise<void> {
    const at = now.toISOString()
    const card = await db
      .insertInto('gift_card')
      .values({
        code_hash: newToken(),
        ending: 'M2XA',
        initial: 10000,
        balance: 10000 - amount,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('gift_card_movement')
      .values({ gift_card_id: card.id, order_id: orderId, amount: -amount, why: 'spent', at })
      .execute()
  }

  const start = (orderId: number, at = now) => startPayment(db, providers, orderId, origin, at)
  /** The shopper goes to Stripe's page: its session. */
  const begun = async (orderId: number, at = now) => {
    const answer = await start(orderId, at)
    if (!answer.ok || answer.goTo === null) throw new Error(`not begun: ${JSON.stringify(answer)}`)
    return answer.goTo.split('/').at(-1)!
  }
  /** The shop is told something by Stripe. */
  const told = async (type: string, object: object, at = now, id?: string) => {
    const { body, signature } = stripe.message(type, object, at, id === undefined ? {} : { id })
    const read = providers.get('stripe')!.service!.read!(body, signature, at)
    if (!read.ok) throw new Error(`${type} is ${read.because}`)
    return takeMessage(db, 'stripe', read.message, at)
  }
  const order = async (id: number) => {
    const row = await db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { state, paid, refunded } = row
    return { state: state as OrderState, paid, refunded }
  }
  const payments = async (orderId: number) => {
    const rows = await db
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    return rows.map(({ state }) => state)
  }
  const moves = async (orderId: number) => {
    const rows = await db
      .selectFrom('order_move')
      .select('state')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    return rows.map(({ state }) => state)
  }
  const refunds = (orderId: number) =>
    db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
  /** What was reported and did not match, as "amount 0 USD". */
  const mismatches = async () => {
    const rows = await db.selectFrom('payment_mismatch').selectAll().orderBy('id').execute()
    return rows.map(({ reason, amount, currency }) => `${reason} ${amount} ${currency}`)
  }
  const letters = async () => {
    const rows = await db.selectFrom('letter').select('kind').orderBy('id').execute()
    return rows.map(({ kind: about }) => about)
  }
  return {
    db,
    stripe,
    providers,
    logged,
    placed,
    start,
    begun,
    told,
    order,
    payments,
    moves,
    refunds,
    mismatches,
    letters,
  }
}
