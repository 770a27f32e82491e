import type { Order } from '#commerce/orders/order.ts'
import { countedPayments } from '#commerce/payments/invoices/invoice.ts'
import { provesAddress } from '#commerce/running/outbox/recipient-proof.ts'
import type { ArrivalWindow } from '#commerce/selling/delivery/arrival.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatCountry, formatMoney, formatNumber } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { orderMessages } from '#messages/orders.ts'
import { type EmailPart, type EmailRow, paragraph } from '../layout/email-content.ts'
import { emailPicture } from '../layout/email-picture.ts'

export function arrivalParts(arrival: ArrivalWindow): EmailPart[] {
  return [paragraph(orderEmailMessages.confirmed.arrival(arrival))]
}

/** The items bought, at prices before discounts. */
export function orderItemsPart({ lines, currency }: Order, url: string): EmailPart {
  return {
    kind: 'items',
    items: lines.map(({ title, options, quantity, unitPrice, picture }) => ({
      title,
      options,
      detail: `${quantity} × ${formatMoney(unitPrice, currency)}`,
      amount: formatMoney(toAmount(quantity * unitPrice), currency),
      picture: emailPicture(url, picture),
    })),
  }
}

export interface LineUnits {
  orderLineId: number
  quantity: number
}

/** Units of lines, without prices. */
export function lineUnitsPart(order: Order, units: readonly LineUnits[], url: string): EmailPart {
  return {
    kind: 'items',
    items: units.map(({ orderLineId, quantity }) => {
      const { title, options, picture } = order.lines.find(({ id }) => id === orderLineId)!
      return { title, options, detail: '', amount: `× ${quantity}`, picture: emailPicture(url, picture) }
    }),
  }
}

/** The rows up to the total add up to it; included taxes are listed below the total. */
export function orderTotalsPart(order: Order): EmailPart {
  const texts = orderEmailMessages.totals
  const { taxIncluded, discounts, giftCard, due } = order
  const paid = countedPayments(order)
  const money = (amount: Amount) => formatMoney(amount, order.currency)
  const taxes = order.taxes.map(({ name, rate, amount }): EmailRow => {
    const tax = { name, percent: formatNumber(rate / 100) }
    return { label: taxIncluded ? texts.includedTax(tax) : texts.tax(tax), value: money(amount) }
  })
  const delivery = deliveryBeforeDiscounts(order)
  return {
    kind: 'totals',
    rows: [
      { label: texts.subtotal, value: money(order.subtotal) },
      ...discounts.map(({ title, code, amount }) => ({
        label: code === null ? title : texts.discountWithCode({ title, code }),
        value: `−${money(amount)}`,
      })),
      {
        label: texts.delivery({ method: order.deliveryName }),
        value: delivery === 0 ? texts.free : money(toAmount(delivery)),
      },
      ...(taxIncluded ? [] : taxes),
      { label: texts.total, value: money(order.total), strong: true },
      ...(taxIncluded ? taxes : []),
      ...(giftCard > 0 ? [{ label: texts.giftCard, value: `−${money(giftCard)}` }] : []),
      ...(giftCard > 0 || (paid > 0 && paid < due) ? paymentRows(due, paid, money) : []),
    ],
  }
}

/** The balance, after a part was paid before an edit; or the sum that was paid. */
function paymentRows(due: Amount, paid: number, money: (amount: Amount) => string): EmailRow[] {
  const texts = orderEmailMessages.totals
  if (paid >= due) return [{ label: texts.paid, value: money(due), strong: true }]
  return [
    ...(paid > 0 ? [{ label: texts.paid, value: `−${money(toAmount(paid))}` }] : []),
    { label: texts.balanceDue, value: money(toAmount(due - paid)), strong: true },
  ]
}

/** In minor units, without added tax: the price that the shopper selected. */
function deliveryBeforeDiscounts({ delivery, deliveryTax, taxIncluded, discounts, discount }: Order): number {
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0) - discount
  return delivery - (taxIncluded ? 0 : deliveryTax) + off
}

export function deliveryAddressPart({ address }: Order): EmailPart {
  const lines = addressLines(address, formatCountry(address.country))
  return { kind: 'lines', title: orderEmailMessages.deliveryAddress, lines }
}

/** Without the address if anybody could have typed it: emails to unproven recipients contain no typed text. */
export function provenDeliveryAddressPart(order: Order): EmailPart {
  return provesAddress(order)
    ? deliveryAddressPart(order)
    : { kind: 'note', text: orderEmailMessages.deliveryAddressOnOrderPage }
}

export interface TransferDetails {
  order: Order
  /** Empty if the merchant hasn't set one. */
  bankAccount: readonly string[]
  url: string
}

export function bankTransferParts({ order, bankAccount }: TransferDetails): EmailPart[] {
  const texts = orderEmailMessages.transferDetails
  return [
    bankAccount.length === 0
      ? paragraph(orderMessages.noAccount)
      : { kind: 'lines', title: texts.bankAccount, lines: [...bankAccount] },
    { kind: 'lines', title: texts.reference, lines: [order.number] },
  ]
}

export function testOrderParts({ payment }: Order): EmailPart[] {
  return payment === 'test' ? [{ kind: 'note', text: orderEmailMessages.testOrder }] : []
}
