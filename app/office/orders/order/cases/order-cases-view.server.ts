import { toAmount } from '../../../../commerce/money.ts'
import type { StaffOrderPage } from '../../../../commerce/order-page/read-order-page.server.ts'
import { refundableAmount } from '../../../../commerce/refunds/item-refund.ts'
import { isReturnReason, returnTransitions } from '../../../../commerce/returns/return.ts'
import { formatList, formatMoney } from '../../../../messages/format.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { orderPageMessages } from '../../../../messages/office/order-page.ts'
import { formatShopDate } from '../../../../messages/shop-time.server.ts'
import { refundTargetText } from '../refund-target-text.server.ts'

/** A return or a claim, worded, with what can be done now. */
export interface OrderCaseView {
  number: string
  kind: 'return' | 'claim'
  title: string
  /** Its subject and its state. */
  text: string
  /** The customer's words, and the answer. */
  said: string
  canAccept: boolean
  canDecline: boolean
  canAnswer: boolean
  /** The button and its effect; null if there is nothing to receive. */
  receive: { label: string; hint: string } | null
}

/** The newest first. */
export function orderCaseViews(page: StaffOrderPage): OrderCaseView[] {
  return [...claimViews(page).reverse(), ...returnViews(page).reverse()]
}

function returnViews(page: StaffOrderPage): OrderCaseView[] {
  const { order, returns } = page
  return returns.map(one => {
    const next = returnTransitions[one.state]
    // Earlier refunds count toward this one, as `receiveReturn` does it.
    const amount = toAmount(Math.min(one.amount, refundableAmount(order)))
    const money = formatMoney(amount, order.currency)
    const items = one.lines.map(({ orderLineId, quantity }) => {
      const { title } = order.lines.find(({ id }) => id === orderLineId)!
      return orderPageMessages.quantityOf({ quantity, name: title })
    })
    const reason = isReturnReason(one.reason) ? texts.reasons[one.reason] : ''
    return {
      ...{ number: one.number, kind: 'return', canAnswer: false },
      title: texts.returnTitle({ number: one.number, date: formatShopDate(one.requestedAt) }),
      text: [
        `${formatList(items)}.`,
        reason,
        texts.worth({ amount: formatMoney(one.amount, order.currency) }),
        texts.states[one.state],
      ]
        .filter(part => part !== '')
        .join(' '),
      said: saidText(one.comment, one.answer),
      canAccept: next.includes('accepted'),
      canDecline: next.includes('declined'),
      receive: next.includes('received')
        ? {
            label: texts.receive({ amount: money }),
            hint: texts.receiveHint({ to: refundTargetText(page, amount) }),
          }
        : null,
    }
  })
}

function claimViews({ order, claims }: StaffOrderPage): OrderCaseView[] {
  return claims.map(one => ({
    ...{ number: one.number, kind: 'claim', canAccept: false, canDecline: false, receive: null },
    title: texts.claimTitle({
      number: one.number,
      date: formatShopDate(one.claimedAt),
      item: order.lines.find(({ id }) => id === one.orderLineId)!.title,
    }),
    text: '',
    said: saidText(one.description, one.answer),
    canAnswer: one.answeredAt === null,
  }))
}

function saidText(wrote: string, answer: string): string {
  return [wrote, answer === '' ? '' : texts.answered(answer)].filter(part => part !== '').join('\n\n')
}
