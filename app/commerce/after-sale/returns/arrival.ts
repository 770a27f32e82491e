import { type Amount, toAmount } from '../../values/money.ts'
import { isOpenReturn, type OrderReturn } from './return.ts'

/** Units of a line that came, and how many of them can't be sold again. */
export interface ArrivedLine {
  orderLineId: number
  arrived: number
  damaged: number
}

export type ArrivalRefusal =
  | 'not-open'
  | 'changed-meanwhile'
  | 'nothing-arrived'
  | 'more-than-open'
  | 'more-damaged'

export interface PlannedArrivalLine extends ArrivedLine {
  amount: Amount
}

export type PlannedArrival =
  | { ok: true; lines: PlannedArrivalLine[]; delivery: Amount; amount: Amount; isComplete: boolean }
  | { ok: false; reason: ArrivalRefusal }

/** The whole rest of a return, in good condition. */
export function restOfReturn({ lines }: Pick<OrderReturn, 'lines'>): ArrivedLine[] {
  return lines
    .filter(({ quantity, received }) => received < quantity)
    .map(({ orderLineId, quantity, received }) => ({ orderLineId, arrived: quantity - received, damaged: 0 }))
}

/**
 * Checks a package of a return and computes its refund. However a return is divided into packages, their amounts add up to its
 * amount; the last one also refunds delivery.
 */
export function planArrival(
  one: OrderReturn,
  { lines, closesRest }: { lines: readonly ArrivedLine[]; closesRest: boolean },
): PlannedArrival {
  if (!isOpenReturn(one)) return { ok: false, reason: 'not-open' }
  const planned: PlannedArrivalLine[] = []
  for (const { orderLineId, arrived, damaged } of lines.filter(
    line => line.arrived > 0 || line.damaged > 0,
  )) {
    const line = one.lines.find(other => other.orderLineId === orderLineId)
    const isTwice = planned.some(other => other.orderLineId === orderLineId)
    if (!line || isTwice || arrived > line.quantity - line.received)
      return { ok: false, reason: 'more-than-open' }
    if (damaged > arrived) return { ok: false, reason: 'more-damaged' }
    const earned = Math.floor((line.amount * (line.received + arrived)) / line.quantity)
    planned.push({ orderLineId, arrived, damaged, amount: toAmount(earned - line.receivedAmount) })
  }
  if (planned.length === 0 && !(closesRest && one.arrivals > 0))
    return { ok: false, reason: 'nothing-arrived' }
  const isComplete = restOfReturn(one).every(
    ({ orderLineId, arrived }) => planned.find(line => line.orderLineId === orderLineId)?.arrived === arrived,
  )
  const delivery = isComplete ? one.amount - sum(one.lines) : 0
  return {
    ...{ ok: true, lines: planned, isComplete },
    ...{ delivery: toAmount(delivery), amount: toAmount(sum(planned) + delivery) },
  }
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0)
}
