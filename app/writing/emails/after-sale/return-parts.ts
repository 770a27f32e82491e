import type { OrderReturn } from '#commerce/after-sale/returns/return.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { Amount } from '#commerce/values/money.ts'
import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { formatMoney } from '#messages/format.ts'
import type { EmailPart } from '../layout/email-content.ts'
import { emailPicture } from '../layout/email-picture.ts'

export interface ReturnEmailData {
  order: Order
  orderReturn: OrderReturn
  /** The whole refund, after earlier ones. */
  refund: Amount
  /** Line by line. */
  returnAddress: string[]
  url: string
}

/** The returned items and the refund for all of them. */
export function returnParts({ order, orderReturn, refund: amount, url }: ReturnEmailData): EmailPart[] {
  const items = orderReturn.lines.map(({ orderLineId, quantity, amount: worth }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return {
      title: line?.title ?? '',
      options: line?.options ?? '',
      detail: `× ${quantity}`,
      amount: formatMoney(worth, order.currency),
      picture: emailPicture(url, line?.picture),
    }
  })
  const refund = {
    label: afterSaleEmailMessages.refund,
    value: formatMoney(amount, order.currency),
    strong: true,
  }
  return [
    { kind: 'items', items },
    { kind: 'totals', rows: [refund] },
  ]
}
