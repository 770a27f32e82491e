import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { cents } from '../money.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { hearPayment } from './hear-payment.server.ts'
import type { PaymentService } from './payment-provider.ts'
import {
  addPayment,
  findOpenPayment,
  findPaidOrder,
  keepReference,
  type PaidOrder,
  type Payment,
  paymentTokenOf,
} from './payment-store.server.ts'
import type { Providers } from './providers.server.ts'
import { settleIn } from './settle-payment.server.ts'

export type PaymentBegun =
  | { ok: true; goTo: string | null }
  | { ok: false; because: 'unreachable' | 'not-payable' }

/** A payment that cannot be paid any more makes place for a new one, once: two in a row are a fault of the provider. */
const mostTries = 2

/**
 * Begins the payment of an order, or goes on with the one that is open. `goTo` is where the shopper pays; null where there is
 * nowhere to go, and the order's page says how to pay. `returnTo` is the shop's origin, to which the shopper comes back.
 * Refuses when nothing is to be paid (any more), and when the provider does not answer: then the order stays as it is, and this
 * may be asked again.
 */
export async function startPayment(
  db: Db,
  providers: Providers,
  orderId: number,
  returnTo: string,
  now: Date,
): Promise<PaymentBegun> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = await findPaidOrder(db, orderId)
    if (!order || !isPayable(order, now)) return { ok: false, because: 'not-payable' }
    const provider = providers.get(order.provider)
    if (!provider) return { ok: false, because: 'unreachable' }
    if (!provider.service) return { ok: true, goTo: null }

    const payment = await inOneCommit(db, tx => openPayment(tx, orderId, now))
    if (!payment) return { ok: false, because: 'not-payable' }
    // Whoever takes the money is asked outside of any transaction: it may take seconds.
    const token = paymentTokenOf(db, payment)
    const begun = await provider.service.start({
      orderNumber: order.number,
      email: order.email,
      amount: cents(payment.amount),
      token,
      reference: payment.reference,
      startedAt: new Date(payment.startedAt),
      returnTo: new URL(`/payments/${token}/return`, returnTo).href,
    })
    if (begun.ok) {
      if (await keepReference(db, payment.id, begun.reference)) return { ok: true, goTo: begun.goTo }
      // The order was given up while the provider was asked: nobody is to pay it now.
      await provider.service.end(begun.reference, now)
      return { ok: false, because: 'not-payable' }
    }
    if (begun.because === 'unreachable') return { ok: false, because: 'unreachable' }
    if (await isOnItsWay(db, provider.service, payment, now)) return { ok: true, goTo: null }
  }
  return { ok: false, because: 'unreachable' }
}

/** The order's open payment, or a new one. Two tabs get the same: the order is held until this is written. */
async function openPayment(tx: Tx, orderId: number, now: Date): Promise<Payment | undefined> {
  const order = await findPaidOrder(tx, orderId)
  if (!order || !isPayable(order, now)) return undefined
  const { provider } = order
  const open = await findOpenPayment(tx, orderId, provider)
  return open ?? addPayment(tx, { orderId, provider, token: newToken(), amount: dueOf(order) }, now)
}

function isPayable(order: PaidOrder, now: Date): boolean {
  const inTime = order.dueAt === null || order.dueAt > now.toISOString()
  return order.state === 'placed' && inTime && dueOf(order) > 0
}

function dueOf({ total, giftCard, paid }: PaidOrder): number {
  return total - giftCard - paid
}

/** Hears what became of a payment that cannot be paid any more: true when the order needs no other. */
async function isOnItsWay(db: Db, service: PaymentService, payment: Payment, now: Date): Promise<boolean> {
  if (payment.reference === null) {
    await inOneCommit(db, tx => settleIn(tx, payment.id, 'ended', { now }))
    return false
  }
  const news = await service.look(payment.reference)
  if (news === 'unreachable') return false
  const state = await hearPayment(db, payment.id, news, now)
  return state === 'paid' || state === 'confirming'
}
