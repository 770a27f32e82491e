import type { PaymentProvider } from './payment-provider.ts'

/** Works with nothing set up: the merchant looks at their account, and says that the money is there. */
export const bankTransfer: PaymentProvider = {
  name: 'bank-transfer',
  label: 'Bank transfer',
  words: 'We send the order when the money is here.',
  patience: 14 * 24 * 60 * 60 * 1000,
  isTest: false,
  service: null,
}
