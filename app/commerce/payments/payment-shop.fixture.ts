import { onTestFinished } from 'vitest'
import type { OrderState } from '#db/schema/order-state.ts'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, migratedDatabase } from '#test/databases.ts'
import { newToken } from '../values/random-token.server.ts'
import { addUnpaidOrder } from './placed-order.fixture.ts'
import { createPaymentProviders } from './providers/payment-providers.server.ts'
import { StripeService } from './providers/stripe/stripe-service.fixture.ts'
import { handlePaymentMessage } from './settlement/handle-payment-message.server.ts'
import { startPayment } from './settlement/start-payment.server.ts'

export const shopNow = new Date('2026-11-21T12:00:00.000Z')
export const minutesFromNow = (count: number) => new Date(shopNow.getTime() + count * 60_000)
export const shopOrigin = 'https://shop.example'

export type PaymentShop = Awaited<ReturnType<typeof paymentShop>>

/** A shop with all payment methods and unpaid orders. */
export async function paymentShop(kind: DatabaseKind) {
  const db = await migratedDatabase(kind)
  const stripe = await new StripeService().open()
  onTestFinished(() => stripe.close())
  const logged: unknown[] = []
  const providers = await createPaymentProviders(
    db,
    { stripe: stripe.options, testPayments: true },
    (event, details) => void logged.push({ event, ...details }),
  )

  /** An order of $88.00. */
  const placed = async (payment = 'stripe', giftCard = 0) => {
    const { id } = await addUnpaidOrder(db, { payment, giftCard, dueIn: 15 }, shopNow)
    if (giftCard > 0) await spendGiftCard(db, id, giftCard)
    return id
  }
  const page = {
    origin: shopOrigin,
    orderTitle: ({ number }: { number: string }) => number,
    heldUntil: ({ dueAt }: { dueAt: string | null }) => `Held until ${dueAt}`,
  }
  const start = (orderId: number, at = shopNow) => startPayment(db, providers, orderId, page, at)
  /** Opens Stripe's page and returns its session id. */
  const openSession = async (orderId: number, at = shopNow) => {
    const answer = await start(orderId, at)
    if (!answer.ok || answer.redirectUrl === null) throw new Error(`no session: ${JSON.stringify(answer)}`)
    return answer.redirectUrl.split('/').at(-1)!
  }
  /** The shop receives a report from Stripe. */
  const receive = async (type: string, object: object, at = shopNow, id?: string) => {
    const { body, signature } = stripe.message(type, object, at, id === undefined ? {} : { id })
    const read = providers.get('stripe')!.service!.parseMessage!(body, signature, at)
    if (!read.ok) throw new Error(`${type} is ${read.reason}`)
    return handlePaymentMessage(db, 'stripe', read.message, at)
  }
  return { db, stripe, providers, logged, placed, start, openSession, receive, ...orderReader(db) }
}

async function spendGiftCard(db: Db, orderId: number, amount: number): Promise<void> {
  const at = shopNow.toISOString()
  const card = await db
    .insertInto('gift_card')
    .values({
      code_hash: newToken(),
      ending: 'M2XA',
      currency: 'USD',
      initial: 10000,
      balance: 10000 - amount,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('gift_card_movement')
    .values({ gift_card_id: card.id, order_id: orderId, amount: -amount, reason: 'spent', at })
    .execute()
}

/** Reads what the database has about orders and their money. */
function orderReader(db: Db) {
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
  const events = async (orderId: number) => {
    const rows = await db
      .selectFrom('order_event')
      .select('state')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    return rows.map(({ state }) => state)
  }
  const refunds = (orderId: number) =>
    db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
  /** Recorded mismatches, such as "amount 0 USD". */
  const mismatches = async () => {
    const rows = await db.selectFrom('payment_mismatch').selectAll().orderBy('id').execute()
    return rows.map(({ reason, amount, currency }) => `${reason} ${amount} ${currency}`)
  }
  const emails = async () => {
    const rows = await db.selectFrom('email').select('kind').orderBy('id').execute()
    return rows.map(row => row.kind)
  }
  return { order, payments, events, refunds, mismatches, emails }
}
