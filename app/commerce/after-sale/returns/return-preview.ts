import { type Order, refundableAmount } from '../../orders/order.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { refundsOfReturns } from './refund-of-return.ts'
import { type OrderReturn, planReturn, planReturnedUnits, returnableQuantities } from './return.ts'

/** The refund of a return that isn't announced yet. */
export interface ReturnPreview {
  /** By line: the amount for each quantity from 0. */
  lines: { orderLineId: number; amounts: Amount[] }[]
  /** For delivery, if all units that are left come back. */
  delivery: Amount
  /** As much as earlier refunds and other returns leave. */
  left: Amount
}

type PreviewOptions = Omit<Parameters<typeof planReturn>[2], 'lines'>

/** Undefined if nothing can be returned now. Without options, the period for returns doesn't count. */
export function previewReturn(
  order: Order,
  returns: readonly OrderReturn[],
  options?: PreviewOptions,
): ReturnPreview | undefined {
  const whole = [...returnableQuantities(order, returns)].map(([orderLineId, quantity]) => ({
    orderLineId,
    quantity,
  }))
  const plan = (lines: typeof whole) =>
    options ? planReturn(order, returns, { ...options, lines }) : planReturnedUnits(order, returns, lines)
  const all = plan(whole)
  if (!all.ok) return undefined
  const amountOf = (orderLineId: number, quantity: number) => {
    const planned = plan([{ orderLineId, quantity }])
    return planned.ok ? planned.lines[0]!.amount : toAmount(0)
  }
  const promised = [...refundsOfReturns(order, returns).values()].reduce<number>((sum, one) => sum + one, 0)
  return {
    lines: whole.map(({ orderLineId, quantity }) => ({
      orderLineId,
      amounts: Array.from({ length: quantity + 1 }, (_, units) => amountOf(orderLineId, units)),
    })),
    delivery: toAmount(all.amount - all.lines.reduce((sum, { amount }) => sum + amount, 0)),
    left: toAmount(Math.max(refundableAmount(order) - promised, 0)),
  }
}

/** The refund for these quantities by line: what the office refunds when they arrive. */
export function previewedRefund(preview: ReturnPreview, quantityOf: QuantityOf): Amount {
  return toAmount(Math.min(worth(preview, quantityOf), preview.left))
}

/** Whether earlier refunds and other returns leave less than these quantities are worth. */
export function isRefundCut(preview: ReturnPreview, quantityOf: QuantityOf): boolean {
  return worth(preview, quantityOf) > preview.left
}

type QuantityOf = (orderLineId: number) => number

function worth({ lines, delivery }: ReturnPreview, quantityOf: QuantityOf): number {
  const chosen = lines.map(({ orderLineId, amounts }) => ({ amounts, units: quantityOf(orderLineId) }))
  const isWhole = chosen.every(({ amounts, units }) => units === amounts.length - 1)
  const goods = chosen.reduce((sum, { amounts, units }) => sum + (amounts[units] ?? 0), 0)
  return goods + (isWhole ? delivery : 0)
}
