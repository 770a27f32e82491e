import { type ItemRefundRefusal, itemRefundReasons } from '#commerce/after-sale/item-refund-reason.ts'
import {
  type ItemRefundRequest,
  planItemRefund,
  suggestedRefund,
} from '#commerce/after-sale/refunds/item-refund.ts'
import { refundItems } from '#commerce/after-sale/refunds/refund-items.server.ts'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import type { InputValues } from '#commerce/editing/input/field.server.ts'
import { numberedField, optionalField } from '#commerce/editing/input/field.server.ts'
import { flagField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { parseAmount } from '#commerce/values/typed/typed-number.ts'
import { formatMoney } from '#messages/format.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { loadOrderPage, staffOrderPath } from '../load-order-page.server.ts'
import { withMoneyToSend } from '../refund-state.server.ts'
import { refundTargetText } from '../refund-target-text.server.ts'
import type { Route } from './+types/refund-order-page.ts'

const { refusals } = orderStepMessages.refund

const typedAmount = typedField({ max: 20 })

export const refundFields = {
  key: changeKeyField,
  quantity: numberedField(wholeNumberField({ max: 999 }), { max: 200 }),
  amount: numberedField(typedAmount, { max: 200 }),
  restock: numberedField(flagField, { max: 200 }),
  shipping: typedAmount,
  extra: typedAmount,
  refundReason: choiceField(itemRefundReasons),
  /** The amount that the review showed. */
  seen: optionalField(wholeNumberField({ min: 1 })),
}

interface RefundRefused {
  typed: Readonly<Record<string, string>>
  /** By field; about the refund as a whole under ''. */
  errors: Readonly<Record<string, string>>
  review?: undefined
}

/** A refund before it's made: its amount, target and email. */
export interface RefundReview {
  typed: Readonly<Record<string, string>>
  errors?: undefined
  review: { amount: string; seen: number; to: string; email: string; restocked: number; isChanged: boolean }
}

/** Reviews a refund, or makes it if its amount is the one that was reviewed. */
export async function reviewOrRefund(
  args: Route.ActionArgs,
): Promise<Response | RefundRefused | RefundReview> {
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const page = await loadOrderPage(db, params.number)
  const { order, returns } = page
  const input = await readInput(args, refundFields)
  const { typed } = input
  const unreadable = (fields: string[]) => ({
    typed,
    errors: Object.fromEntries(fields.map(name => [name, refusals.unreadable])),
  })
  if (!input.ok) return unreadable(Object.keys(input.errors))
  const refund = readRefund(order, input.values)
  if ('unread' in refund) return unreadable(refund.unread)
  const refuse = ({ reason, orderLineId }: ItemRefundRefusal) => {
    const field = reason === 'more-than-delivery' ? 'shipping' : orderLineId ? `quantity-${orderLineId}` : ''
    return { typed, errors: { [field]: refusals[reason] } }
  }
  const { seen, key, refundReason: reason } = input.values
  const planned = planItemRefund(order, returns, refund)
  const money = (amount: Amount) => formatMoney(amount, order.currency)
  const isReviewed = seen !== undefined && (!planned.ok || planned.amount === seen)
  if (isReviewed) {
    const actor = staffActor(context.get(staffContext))
    const done = await refundItems(db, order.id, { ...refund, key, reason, actor, now: new Date() })
    if (!done.ok) return refuse(done)
    const { repeated, done: refunded } = orderStepMessages.refund
    const said = (done.isRepeat ? repeated : refunded)({ amount: money(done.amount) })
    const text = await withMoneyToSend(db, order, said)
    return redirectWithNotice(request, staffOrderPath(order), { text })
  }
  if (!planned.ok) return refuse(planned)
  const restocked = refund.lines.filter(({ isRestocked }) => isRestocked)
  const review = {
    ...{ amount: money(planned.amount), seen: planned.amount, email: order.email },
    to: refundTargetText(page, planned.amount),
    restocked: restocked.reduce((sum, { quantity }) => sum + quantity, 0),
    isChanged: seen !== undefined,
  }
  return { typed, review }
}

/** Or the fields whose amounts can't be read. An empty one is what was paid for the items. */
function readRefund(
  order: Order,
  { quantity, amount, restock, shipping, extra }: InputValues<typeof refundFields>,
): ItemRefundRequest | { unread: string[] } {
  const none = toAmount(0)
  const read = (text: string | undefined) => (text ? parseAmount(text, order.currency) : none)
  const more = read(extra)
  const delivery = read(shipping)
  const lines = [...quantity]
    .filter(([, count]) => count > 0)
    .map(([orderLineId, count]) => {
      const line = order.lines.find(({ id }) => id === orderLineId)
      const typed = amount.get(orderLineId)
      const part = typed ? read(typed) : line ? suggestedRefund(line, count) : none
      return { orderLineId, quantity: count, amount: part, isRestocked: restock.get(orderLineId) === true }
    })
  const unread = [
    ...lines.flatMap(line => (line.amount === undefined ? [`amount-${line.orderLineId}`] : [])),
    ...(delivery === undefined ? ['shipping'] : []),
    ...(more === undefined ? ['extra'] : []),
  ]
  if (unread.length > 0 || more === undefined || delivery === undefined) return { unread }
  return { extra: more, delivery, lines: lines.map(line => ({ ...line, amount: line.amount! })) }
}
