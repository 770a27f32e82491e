import type { PaymentProvider } from './payment-provider.ts'

/** Works with nothing set up: the merchant looks at their account, and says that the money is there. */
export const bankTransfer: PaymentProvider = {
  name: 'bank-transfer',
  label: 'Bank transfer',
  words: 'We ship once your transfer arrives.',
  patience: null,
  isTest: false,
  service: null,
}

/** How long an order waits for its money, in milliseconds; `transferDays` is the merchant's setting. */
export function timeToPay({ patience }: PaymentProvider, transferDays: number): number {
  return patience ?? transferDays * 24 * 60 * 60 * 1000
}

/** What a shopper reads beside a way to pay. */
export function wordsOf({ words, patience }: PaymentProvider, transferDays: number): string {
  const days = transferDays === 1 ? '1 day' : `${transferDays} days`
  return patience === null ? `${words} Please send it within ${days}.` : words
}
