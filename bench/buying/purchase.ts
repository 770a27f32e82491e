import type { Buyer } from './buyers.ts'
import { type FakeStripe, paymentTokenFrom, sendPaidEvent } from './fake-stripe.ts'
import type { OrderClient } from './order-client.ts'

/** The state of an order for the buyer and Stripe. */
export interface Purchase {
  buyer: Buyer
  isPlaced: boolean
  /** Token of the payment page; undefined for a bank transfer. */
  payment: string | undefined
  /** The shop acknowledged the payment's webhook. */
  isPaymentConfirmed: boolean
  /** Requests sent. */
  attempts: number
}

export function isPurchaseDone({ isPlaced, payment, isPaymentConfirmed }: Purchase): boolean {
  return isPlaced && (payment === undefined || isPaymentConfirmed)
}

/** Continues a purchase until it is done. Throws without the expected response. */
export async function continuePurchase(
  purchase: Purchase,
  client: OrderClient,
  stripe: FakeStripe,
  didOne: () => void,
): Promise<void> {
  const { buyer } = purchase
  if (!purchase.isPlaced) {
    purchase.attempts++
    const { status, location } = await client.order(buyer)
    const payment = paymentTokenFrom(location, stripe)
    if (status !== 303 || !(payment || location.includes('/orders/')))
      throw new Error(`Placing an order returned ${status} ${location}`)
    Object.assign(purchase, { isPlaced: true, payment })
    didOne()
  }
  if (purchase.payment === undefined || purchase.isPaymentConfirmed) return
  purchase.attempts++
  if (!(await sendPaidEvent(client, stripe, purchase.payment, `evt_${purchase.payment}`)))
    throw new Error('The shop rejected a payment webhook.')
  purchase.isPaymentConfirmed = true
  didOne()
}
