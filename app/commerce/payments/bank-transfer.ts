import { bankTransferName } from '../orders/order.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Needs no setup: the merchant checks their account and records the transfer. */
export const bankTransfer: PaymentProvider = {
  name: bankTransferName,
  paymentTimeout: null,
  isTest: false,
  service: null,
}

/** In milliseconds; `transferDays` is the merchant's setting. */
export function paymentTimeoutFor({ paymentTimeout }: PaymentProvider, transferDays: number): number {
  return paymentTimeout ?? transferDays * 24 * 60 * 60 * 1000
}
