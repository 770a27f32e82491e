import { addressLines } from '../addresses/address-lines.ts'
import { provesAddress } from '../mail/recipient-proof.ts'
import { cents, formatMoney } from '../money.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { orderAddress } from './letter-addresses.ts'
import { type Part, type Row, text } from './paper/paper.ts'

/** What was bought, at its prices before promotions. */
export function goodsOf(lines: readonly OrderLine[]): Part {
  return {
    kind: 'goods',
    goods: lines.map(({ title, options, quantity, unitPrice }) => ({
      title,
      options,
      count: `${quantity} × ${formatMoney(unitPrice)}`,
      amount: formatMoney(cents(quantity * unitPrice)),
    })),
  }
}

/** The sum, line by line. Up to the total, each amount is added to the one before; tax that prices hold is named below it. */
export function sumOfOrder(order: Order): Part {
  const { taxIncluded, discounts, giftCard, due } = order
  const taxes = order.taxes.map(
    ({ name, rate, amount }): Row => ({
      label: `${taxIncluded ? 'Including ' : ''}${name} ${rate / 100} %`,
      value: formatMoney(amount),
    }),
  )
  return {
    kind: 'sum',
    rows: [
      { label: 'Subtotal', value: formatMoney(order.subtotal) },
      ...discounts.map(({ title, code, amount }) => ({
        label: code === null ? title : `${title} (${code})`,
        value: `−${formatMoney(amount)}`,
      })),
      { label: `Delivery, ${order.deliveryName}`, value: priceOrFree(deliveryBefore(order)) },
      ...(taxIncluded ? [] : taxes),
      { label: 'Total', value: formatMoney(order.total), strong: true },
      ...(taxIncluded ? taxes : []),
      ...(giftCard > 0
        ? [
            { label: 'Gift card', value: `−${formatMoney(giftCard)}` },
            { label: 'Left to pay', value: formatMoney(due), strong: true },
          ]
        : []),
    ],
  }
}

/** Before promotions, and without the tax that is added: what the shopper saw, when it was chosen. In cents. */
export function deliveryBefore({ delivery, deliveryTax, taxIncluded, discounts, discount }: Order): number {
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0) - discount
  return delivery - (taxIncluded ? 0 : deliveryTax) + off
}

export function deliveredTo({ address }: Order): Part {
  return { kind: 'lines', title: 'Delivered to', lines: addressLines(address) }
}

/** The same where the reader is proven to be the shopper. Of an unpaid order anybody may have typed the address. */
export function deliveredToReader(order: Order): Part {
  return provesAddress(order)
    ? deliveredTo(order)
    : { kind: 'note', text: 'The delivery address is on the page of your order.' }
}

/** The account and the reference of a bank transfer. */
export function whereToTransfer({
  order,
  bankAccount,
  url,
}: {
  order: Order
  bankAccount: string
  url: string
}): Part[] {
  const account = bankAccount.trim()
  return [
    account === ''
      ? text(`Where to send it stands on the page of your order: ${orderAddress(url, order.token)}`)
      : { kind: 'lines', title: 'Bank account', lines: account.split('\n') },
    { kind: 'lines', title: 'Reference', lines: [order.number] },
  ]
}

/** Test payments are marked wherever they are seen. */
export function testNote({ payment }: Order): Part[] {
  return payment === 'test'
    ? [
        {
          kind: 'note',
          text: 'This is a test order: it was paid with the test provider, and no money moves.',
        },
      ]
    : []
}

function priceOrFree(amount: number): string {
  return amount === 0 ? 'Free' : formatMoney(cents(amount))
}
