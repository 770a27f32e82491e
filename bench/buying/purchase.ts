import type { Buyer } from './buyers.ts'
import { type Stripe, tellPaid, tokenOf } from './stripe.ts'
import type { Till } from './till.ts'

/** An order on its way: what its buyer and Stripe have heard from the shop so far. */
export interface Purchase {
  buyer: Buyer
  isPlaced: boolean
  /** The token of the payment that the buyer was led to; undefined for one who pays by bank transfer. */
  payment: string | undefined
  /** Whether the shop said that it had heard of the payment. */
  isHeard: boolean
  /** How often the shop was asked for something. */
  tries: number
}

export function isDone({ isPlaced, payment, isHeard }: Purchase): boolean {
  return isPlaced && (payment === undefined || isHeard)
}

/** Goes on with a purchase until it is done. Fails when the shop gives no answer, or not the one that it should. */
export async function buy(purchase: Purchase, till: Till, stripe: Stripe, didOne: () => void): Promise<void> {
  const { buyer } = purchase
  if (!purchase.isPlaced) {
    purchase.tries++
    const { status, location } = await till.order(buyer)
    const payment = tokenOf(location, stripe)
    if (status !== 303 || !(payment || location.includes('/orders/')))
      throw new Error(`An order was answered with ${status} ${location}`)
    Object.assign(purchase, { isPlaced: true, payment })
    didOne()
  }
  if (purchase.payment === undefined || purchase.isHeard) return
  purchase.tries++
  if (!(await tellPaid(till, stripe, purchase.payment, `evt_${purchase.payment}`)))
    throw new Error('The shop did not hear of a payment.')
  purchase.isHeard = true
  didOne()
}
