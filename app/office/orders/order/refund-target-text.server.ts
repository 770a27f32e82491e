import type { StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import { refundParts } from '#commerce/payments/refunds/refund-parts.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatList, formatMoney } from '#messages/format.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'

/** The payments and the gift card that a refund goes to, split as `requestRefund` splits it. */
export function refundTargetText(
  { payments, refunds, order }: Pick<StaffOrderPage, 'payments' | 'refunds' | 'order'>,
  amount: Amount,
): string {
  const { targets, part } = orderStepMessages.refund
  const refunded = new Map<number, number>()
  for (const { paymentId, amount: sent } of refunds)
    if (paymentId !== null) refunded.set(paymentId, (refunded.get(paymentId) ?? 0) + sent)
  // The gift card paid the rest.
  const parts = refundParts(amount, { payments, refunded, giftCard: amount })!
  const targetOf = (paymentId: number | null) =>
    targets[payments.find(({ id }) => id === paymentId)?.provider ?? 'gift-card'] ?? targets.stripe!
  const byTarget = [...Map.groupBy(parts, ({ paymentId }) => targetOf(paymentId))]
  if (byTarget.length === 1) return byTarget[0]![0]
  const money = (same: readonly { amount: number }[]) =>
    formatMoney(toAmount(same.reduce((sum, one) => sum + one.amount, 0)), order.currency)
  return formatList(byTarget.map(([to, same]) => part({ amount: money(same), to })))
}
