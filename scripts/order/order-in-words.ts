import { addressLines } from '../../app/commerce/addresses/address-lines.ts'
import { sumRows } from '../../app/commerce/invoices/sum-rows.ts'
import { formatMoney } from '../../app/commerce/money.ts'
import type { Order } from '../../app/commerce/orders/order.ts'

/** An order as a merchant reads it before packing. */
export function orderInWords(order: Order): string[] {
  const { number, state, placedAt, email, address, deliveryName, payment, lines, moves, parcels } = order
  return [
    `Order ${number}, ${state}, placed ${minute(placedAt)} by ${email}`,
    ...addressLines(address).map(line => `  ${line}`),
    ...(address.phone === '' ? [] : [`  ${address.phone}`]),
    `${deliveryName}, payment by ${payment}`,
    ...lines.map(({ quantity, sku, title, options, total, returned }) => {
      const name = [title, options].filter(part => part !== '').join(', ')
      return `  ${quantity} × ${sku}  ${name}  ${formatMoney(total)}${returned > 0 ? `  (${returned} returned)` : ''}`
    }),
    ...sumRows(order).map(({ label, amount }) => `  ${label}: ${formatMoney(amount)}`),
    `Total ${formatMoney(order.total)}, paid ${formatMoney(order.paid)}, by gift card ${formatMoney(order.giftCard)}, given back ${formatMoney(order.refunded)}`,
    ...parcels.map(parcel => `Parcel: ${parcel.carrier} ${parcel.trackingNumber}`),
    ...moves.map(move => `  ${minute(move.at)}  ${move.state}  ${move.who}  ${move.note}`.trimEnd()),
  ]
}

function minute(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
