import type { Db } from '../../db/schema.ts'
import type { PaymentNews } from './payment-provider.ts'

/**
 * What has become of a payment, told by its provider, once or often, in whatever order. The first word that it is paid moves the
 * order; money that comes for an order that does not want it is given back.
 */
export async function settlePayment(
  _db: Db,
  _paymentId: number,
  _news: PaymentNews,
  _now: Date,
): Promise<void> {
  throw new Error('not yet')
}
