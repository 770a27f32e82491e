import { type Amount, toAmount } from '../../../commerce/money.ts'
import type { StaffOrderPage } from '../../../commerce/order-page/read-order-page.server.ts'
import { formatList, formatMoney } from '../../../messages/format.ts'
import { orderStepMessages } from '../../../messages/office/order-steps.ts'

/** The target of a refund: payments first, and then to the gift card, as `requestRefund` divides it. */
export function refundTargetText(
  { payments, refunds, order }: Pick<StaffOrderPage, 'payments' | 'refunds' | 'order'>,
  amount: Amount,
): string {
  const { targets, part } = orderStepMessages.refund
  const paid = payments.filter(({ state }) => state === 'paid')
  const fromPayments = paid.reduce((sum, one) => sum + one.amount, 0)
  const sentBack = refunds
    .filter(({ provider }) => provider !== null)
    .reduce((sum, one) => sum + one.amount, 0)
  const toPayment = toAmount(Math.min(amount, Math.max(fromPayments - sentBack, 0)))
  const toCard = toAmount(amount - toPayment)
  const payment = targets[paid.at(-1)?.provider ?? ''] ?? targets.stripe!
  if (toCard === 0) return payment
  if (toPayment === 0) return targets['gift-card']!
  const money = (one: Amount) => formatMoney(one, order.currency)
  return formatList([
    part({ amount: money(toPayment), to: payment }),
    part({ amount: money(toCard), to: targets['gift-card']! }),
  ])
}
