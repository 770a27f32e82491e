import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReturn } from '../returns/return.ts'
import type { Part } from './paper/paper.ts'

export interface ReturnFacts {
  order: Order
  found: OrderReturn
  /** Where returns go, line by line. */
  returnAddress: string[]
  url: string
}

/** What comes back, and what is paid back for all of it. */
export function returnedGoods({ order, found }: ReturnFacts): Part[] {
  const goods = found.lines.map(({ orderLineId, quantity, amount }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return {
      title: line?.title ?? '',
      options: line?.options ?? '',
      count: `× ${quantity}`,
      amount: formatMoney(amount),
    }
  })
  const row = { label: 'We pay back', value: formatMoney(found.amount), strong: true }
  return [
    { kind: 'goods', goods },
    { kind: 'sum', rows: [row] },
  ]
}
