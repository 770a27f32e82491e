import { bankTransferName } from '../orders/order.ts'
import type { Settings } from '../running/settings/settings.ts'
import { daysLater } from '../values/zoned-time.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Needs no setup: the merchant checks their account and records the transfer. */
export const bankTransfer: PaymentProvider = {
  name: bankTransferName,
  isTest: false,
  service: null,
}

const minute = 60 * 1000

/** How long an order placed now waits for its payment, in milliseconds: a transfer for so many days of the shop. */
export function paymentTimeoutFor(
  { service }: Pick<PaymentProvider, 'service'>,
  { paymentMinutes, transferDays, timeZone }: Pick<Settings, 'paymentMinutes' | 'transferDays' | 'timeZone'>,
  now: Date,
): number {
  return service ? paymentMinutes * minute : daysLater(now, transferDays, timeZone).getTime() - now.getTime()
}
