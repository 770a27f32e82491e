import { expect, it } from 'vitest'
import type { StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { orderCaseMessages } from '#messages/office/order-cases.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { refundTargetText } from './refund-target-text.server.ts'

const { targets, part } = orderStepMessages.refund

/** Paid by card, and after an edit that raised its total by transfer and gift card. */
const page = (sentBack: readonly [paymentId: number | null, amount: number][] = []) =>
  ({
    order: { currency: 'USD' },
    payments: [
      { id: 1, provider: 'stripe', state: 'paid', amount: 5000 },
      { id: 2, provider: 'stripe', state: 'declined', amount: 900 },
      { id: 3, provider: 'stripe', state: 'paid', amount: 500 },
      { id: 4, provider: 'bank-transfer', state: 'paid', amount: 1000 },
    ],
    refunds: sentBack.map(([paymentId, amount]) => ({ paymentId, amount })),
  }) as unknown as StaffOrderPage

it.each([
  ['the newest payment', page(), 1000, 'bank-transfer'],
  [
    'the payment before it, once that is back',
    page([
      [4, 400],
      [4, 600],
    ]),
    5500,
    'stripe',
  ],
  [
    'the gift card, once all payments are back',
    page([
      [4, 1000],
      [3, 500],
      [1, 5000],
      [null, 100],
    ]),
    1,
    'gift-card',
  ],
] as const)('names %s', (_, given, amount, target) => {
  expect(refundTargetText(given, toAmount(amount))).toBe(targets[target])
})

it('names every target of a divided refund, with its amount', () => {
  const text = refundTargetText(page([[4, 1]]), toAmount(6700))
  expect(text).toBe(
    [
      part({ amount: '$9.99', to: targets['bank-transfer']! }),
      part({ amount: '$55.00', to: targets.stripe! }),
      `and ${part({ amount: '$2.01', to: targets['gift-card']! })}`,
    ].join(', '),
  )
})

it('promises the email of a transfer only for when somebody marks it as sent', () => {
  const to = refundTargetText(page(), toAmount(1000))
  const says = orderStepMessages.refund.says({ amount: '$10.00', to, email: 'ada@example.com' })
  expect(says).toMatch(/you send and then mark as sent, and emails ada@example\.com once it’s sent\./)
  expect(orderCaseMessages.receiveHint({ to })).toMatch(/mark as sent, .* once the refund is sent\.$/)
})
