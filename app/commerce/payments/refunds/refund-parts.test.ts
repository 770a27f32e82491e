import { expect, it } from 'vitest'
import { refundParts } from './refund-parts.ts'

const payments = [
  ...[
    { id: 1, state: 'paid', amount: 3000 },
    { id: 2, state: 'paid', amount: 2000 },
  ],
  ...['started', 'confirming', 'declined', 'ended'].map((state, at) => ({ id: 3 + at, state, amount: 9000 })),
]

it.each([
  [1500, [{ paymentId: 2, amount: 1500 }]],
  [
    2500,
    [
      { paymentId: 2, amount: 1500 },
      { paymentId: 1, amount: 1000 },
    ],
  ],
  [
    5000,
    [
      { paymentId: 2, amount: 1500 },
      { paymentId: 1, amount: 3000 },
      { paymentId: null, amount: 500 },
    ],
  ],
  [5001, undefined],
])('takes %i from money that arrived, the newest first, and from the gift card last', (amount, parts) => {
  expect(refundParts(amount, { payments, refunded: new Map([[2, 500]]), giftCard: 500 })).toEqual(parts)
})
