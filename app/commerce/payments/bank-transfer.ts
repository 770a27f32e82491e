import { bankTransferName } from '../orders/order.ts'
import type { Settings } from '../settings/settings.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Needs no setup: the merchant checks their account and records the transfer. */
export const bankTransfer: PaymentProvider = {
  name: bankTransferName,
  isTest: false,
  service: null,
}

const minute = 60 * 1000

/** How long an order waits for its payment, in milliseconds. */
export function paymentTimeoutFor(
  { service }: Pick<PaymentProvider, 'service'>,
  { paymentMinutes, transferDays }: Pick<Settings, 'paymentMinutes' | 'transferDays'>,
): number {
  return service ? paymentMinutes * minute : transferDays * 24 * 60 * minute
}
