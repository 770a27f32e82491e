import type { Order, OrderEvent, OrderLine, OrderShipment } from '#commerce/orders/order.ts'
import { orderSummaryRows } from '#commerce/orders/order-summary.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import type { Amount } from '#commerce/values/money.ts'
import { formatCountry, formatMoney } from '#messages/format.ts'
import { orderSummaryMessages } from '#messages/order-summary.ts'
import { orderMessages } from '#messages/orders.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { isoMinute } from './command.ts'

/** The details a merchant needs before packing. */
export function describeOrder(order: Order): string[] {
  const { number, state, placedAt, email, address, deliveryName, payment, currency } = order
  const money = (amount: Amount) => formatMoney(amount, currency)
  return [
    commandMessages.orderPlaced({ number, state, time: isoMinute(placedAt), email }),
    ...addressLines(address, formatCountry(address.country)).map(line => `  ${line}`),
    ...(address.phone === '' ? [] : [`  ${address.phone}`]),
    commandMessages.deliveryAndPayment({ delivery: deliveryName, payment }),
    ...order.lines.map(line => describeLine(line, currency)),
    ...orderSummaryRows(order).map(
      row => `  ${orderSummaryMessages.rows[row.kind](row)}: ${money(row.amount)}`,
    ),
    commandMessages.amounts({
      total: money(order.total),
      paid: money(order.paid),
      giftCard: money(order.giftCard),
      refunded: money(order.refunded),
    }),
    ...order.shipments.map(shipment => describeShipment(order, shipment)),
    ...order.events.map(describeEvent),
  ]
}

function describeLine(
  { quantity, sku, title, options, total, returned }: OrderLine,
  currency: string,
): string {
  const name = [title, options].filter(part => part !== '').join(', ')
  const line = `  ${quantity} × ${sku}  ${name}  ${formatMoney(total, currency)}`
  return returned > 0 ? `${line}  ${commandMessages.returnedCount({ count: returned })}` : line
}

/** Such as "Package: UPS 1Z999, 2 × TEE-CLAY-XL". */
function describeShipment(order: Order, { carrier, trackingNumber, lines }: OrderShipment): string {
  const items = lines.map(({ orderLineId, quantity }) => {
    const { sku } = order.lines.find(({ id }) => id === orderLineId)!
    return `${quantity} × ${sku}`
  })
  return commandMessages.shipment({ carrier, trackingNumber, items })
}

function describeEvent({ at, state, actor, note }: OrderEvent): string {
  const text = note ? orderMessages.notes[note.code](note) : ''
  return `  ${isoMinute(at)}  ${state}  ${commandMessages.actors[actor.kind](actor)}  ${text}`.trimEnd()
}
