import type { Db } from '../../db/schema.ts'
import type { Providers } from './providers.server.ts'

export type PaymentBegun =
  | { ok: true; goTo: string | null }
  | { ok: false; because: 'unreachable' | 'not-payable' }

/**
 * Begins the payment of an order, or goes on with the one that is open. `goTo` is where the shopper pays; null where there is
 * nowhere to go, and the order's page says how to pay. `returnTo` is the shop's origin, to which the shopper comes back.
 * Refuses when nothing is to be paid (any more), and when the provider does not answer: then the order stays as it is, and this
 * may be asked again.
 */
export async function startPayment(
  _db: Db,
  _providers: Providers,
  _orderId: number,
  _returnTo: string,
  _now: Date,
): Promise<PaymentBegun> {
  throw new Error('not yet')
}
