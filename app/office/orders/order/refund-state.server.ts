import { bankTransferName, type Order } from '#commerce/orders/order.ts'
import type { PageRefund } from '#commerce/orders/page/order-page-store.server.ts'
import { readRefunds } from '#commerce/orders/page/order-page-store.server.ts'
import { refundNotFinished } from '#commerce/payments/refunds/refund-store.server.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatMoney } from '#messages/format.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'

export function refundState({ doneAt, failedAt, lastError, provider }: PageRefund) {
  if (doneAt) return 'done'
  if (lastError === refundNotFinished) return 'unfinished'
  if (failedAt) return 'failed'
  return provider === bankTransferName ? 'manual' : 'pending'
}

/** Money that a person has still to send, and that a provider hasn't confirmed. */
export function openRefunds(refunds: readonly PageRefund[]): { toSend: Amount; underway: Amount } {
  const sumOf = (...states: ReturnType<typeof refundState>[]) =>
    toAmount(
      refunds
        .filter(refund => states.includes(refundState(refund)))
        .reduce((sum, { amount }) => sum + amount, 0),
    )
  return { toSend: sumOf('manual', 'failed'), underway: sumOf('pending', 'unfinished') }
}

/** After the text of a notice: the money that a person has still to send for the order. */
export async function withMoneyToSend(db: Db, order: Pick<Order, 'id' | 'currency'>, text: string) {
  const { toSend } = openRefunds(await readRefunds(db, order.id))
  return toSend > 0 ? `${text} ${texts.sendYourself(formatMoney(toSend, order.currency))}` : text
}
