import { minutesFromNow, type PaymentShop } from '../../payments/payment-shop.fixture.ts'
import { readPayments } from '../../payments/payment-store.server.ts'
import { recordTransfer } from '../../payments/record-transfer.server.ts'
import { sendRefunds } from '../../payments/refunds/send-refunds.server.ts'
import { checkPayment } from '../../payments/settlement/check-pending-payments.server.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.server.ts'

type StripeSession = NonNullable<ReturnType<PaymentShop['stripe']['sessions']['get']>>

/** Events in the life of an order. */
export const orderActions = [
  'start',
  'pay',
  'payLater',
  'succeed',
  'fail',
  'report',
  'returnToShop',
  'cancel',
  'transfer',
  'refunds',
  'refundInDashboard',
  'reportRefunds',
  'foreignReport',
  'mismatchedReport',
  'wait',
] as const
export type OrderAction = (typeof orderActions)[number]

/** An order paid by Stripe, with everything that may happen to it. */
export class PaidOrder implements Record<OrderAction, () => unknown> {
  /** Since the order was placed. */
  minute = 0
  readonly #shop: PaymentShop
  readonly #id: number

  constructor(shop: PaymentShop, id: number) {
    this.#shop = shop
    this.#id = id
  }

  get now(): Date {
    return minutesFromNow(this.minute)
  }

  /** Its sessions at Stripe. */
  async sessions(): Promise<StripeSession[]> {
    const { db, stripe } = this.#shop
    const rows = await db.selectFrom('payment').select('reference').where('order_id', '=', this.#id).execute()
    return rows.flatMap(({ reference }) => stripe.sessions.get(reference ?? '') ?? [])
  }

  start() {
    return this.#shop.start(this.#id, this.now)
  }

  async pay() {
    onPage(await this.#openSession(), ({ id }) => this.#shop.stripe.pay(id))
  }

  async payLater() {
    onPage(await this.#openSession(), ({ id }) => this.#shop.stripe.payLater(id))
  }

  async succeed() {
    onPage(await this.#undecidedSession(), ({ id }) => this.#shop.stripe.finishDelayedPayment(id, true))
  }

  async fail() {
    onPage(await this.#undecidedSession(), ({ id }) => this.#shop.stripe.finishDelayedPayment(id, false))
  }

  /** Webhooks for all its sessions, perhaps again. */
  async report() {
    for (const session of await this.sessions()) {
      const isFailed = this.#intentStatus(session) === 'requires_payment_method'
      const ending = session.status === 'expired' ? 'expired' : 'completed'
      const type = isFailed ? 'async_payment_failed' : ending
      // Webhooks report a state of the past.
      const object = { ...session }
      if (session.status !== 'open') await this.#receive(`checkout.session.${type}`, object)
    }
  }

  async returnToShop() {
    const { db, providers } = this.#shop
    for (const payment of await readPayments(db, this.#id))
      await checkPayment(db, providers, { ...payment, isOrderUnpaid: true }, this.now)
  }

  cancel() {
    return cancelOrder(this.#shop.db, this.#id, { actor: shopperActor, now: this.now })
  }

  transfer() {
    return recordTransfer(this.#shop.db, this.#id, { actor: commandLineActor, now: this.now })
  }

  refunds() {
    return sendRefunds(this.#shop.db, this.#shop.providers, this.now)
  }

  async refundInDashboard() {
    for (const { id, payment_status } of await this.sessions())
      if (payment_status === 'paid') this.#shop.stripe.refundOutside(id)
  }

  /** Webhooks for the refunds of all its sessions, perhaps again. */
  async reportRefunds(change: object = {}) {
    const { stripe } = this.#shop
    for (const { id, payment_intent: intent } of await this.sessions()) {
      const refunded = sumOfAmounts(stripe.refunds.filter(refund => refund.payment_intent === intent))
      if (intent !== null && refunded > 0)
        await this.#receive('charge.refunded', { ...stripe.refundedCharge(id, refunded), ...change })
    }
  }

  /** Signed webhooks about the money of another order. */
  async foreignReport() {
    const theirs = { id: 'cs_test_theirs', payment_intent: 'pi_theirs' }
    await this.#reportAs('completed', { ...theirs, status: 'complete', payment_status: 'paid' })
    await this.#reportAs('expired', { ...theirs, status: 'expired', payment_status: 'unpaid' })
    await this.#reportAs('async_payment_failed', theirs)
    await this.reportRefunds({ payment_intent: 'pi_theirs' })
  }

  /** Signed webhooks about other amounts. */
  async mismatchedReport() {
    const paid = { status: 'complete', payment_status: 'paid' }
    for (const change of [{ currency: 'jpy' }, { amount_total: 0 }, { livemode: true }])
      await this.#reportAs('completed', { ...paid, ...change })
    await this.reportRefunds({ currency: 'jpy' })
  }

  wait() {
    this.minute += 8
    return cancelUnpaidOrders(this.#shop.db, this.#shop.providers, this.now)
  }

  /** Lets every delayed payment arrive. */
  async finishPayments() {
    for (const session of await this.sessions())
      if (this.#intentStatus(session) === 'processing')
        this.#shop.stripe.finishDelayedPayment(session.id, true)
  }

  #receive(type: string, object: object) {
    return this.#shop.receive(type, object, this.now)
  }

  async #reportAs(type: string, change: object) {
    for (const session of await this.sessions())
      await this.#receive(`checkout.session.${type}`, { ...session, ...change })
  }

  async #openSession() {
    return (await this.sessions()).find(({ status }) => status === 'open')
  }

  async #undecidedSession() {
    return (await this.sessions()).find(
      session =>
        session.status === 'complete' &&
        session.payment_status === 'unpaid' &&
        this.#intentStatus(session) === 'processing',
    )
  }

  #intentStatus({ payment_intent }: StripeSession) {
    return this.#shop.stripe.intents.get(payment_intent ?? '')?.status
  }
}

export function sumOfAmounts(rows: readonly { amount: number }[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0)
}

/** An action of a shopper or bank at Stripe; ignored if the page is closed. */
function onPage<T>(session: T | undefined, act: (session: T) => unknown): void {
  try {
    if (session) act(session)
  } catch (error) {
    if (!String(error).includes('the page of')) throw error
  }
}
