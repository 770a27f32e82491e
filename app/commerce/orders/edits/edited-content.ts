import { calculateTax } from '../../selling/taxes/calculate-tax.ts'
import { type ClassTaxRate, taxOfClass } from '../../selling/taxes/tax-rate.ts'
import type { Address } from '../../values/addresses/address.ts'
import { type Amount, allocate, shareOf, sumOf, toAmount } from '../../values/money.ts'
import type { Order, OrderDiscount } from '../order.ts'
import type { ContentLine, OrderContent } from './order-content.ts'

/** A line as it should be; its taxes follow. */
export type EditedLine = Omit<ContentLine, 'tax' | 'total'>

export interface ContentChange {
  lines: readonly EditedLine[]
  email: string
  address: Address
  /** The taxes of another place; undefined keeps those of the order. */
  taxRates: readonly ClassTaxRate[] | undefined
}

/**
 * An order with other lines or another address: the agreed delivery price and the rates of each line stay, discounts grow and shrink
 * with their lines. Without a difference every amount stays.
 */
export function editedContent(
  order: Order,
  { lines, email, address, taxRates }: ContentChange,
): OrderContent {
  const { taxIncluded } = order
  const added = (tax: Amount) => (taxIncluded ? 0 : tax)
  const delivered = toAmount(order.delivery - added(order.deliveryTax))
  // The order of SKUs decides who gets an odd cent, as when the order was placed.
  const sorted = lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  const net = sorted.map(line => toAmount(line.unitPrice * line.quantity - line.discount))
  const agreed = sorted.map(({ agreedTax }) =>
    taxRates ? taxOfClass(taxRates, agreedTax.taxClassId) : agreedTax,
  )
  const taxed = net.map((amount, index) => ({ amount, rates: agreed[index]!.rates }))
  const tax = calculateTax({ lines: taxed, delivery: delivered }, taxIncluded)
  const priced = sorted.map((line, index): ContentLine => {
    const share = tax.lines[index]!
    return { ...line, agreedTax: agreed[index]!, tax: share, total: toAmount(net[index]! + added(share)) }
  })
  const discount = sumOf(lines.map(line => line.discount))
  const delivery = toAmount(delivered + added(tax.delivery))
  return {
    ...{ email, address, discount, delivery, deliveryTax: tax.delivery, taxes: tax.taxes },
    lines: lines.map(({ sku }) => priced.find(line => line.sku === sku)!),
    discounts: divideDiscounts(order, discount),
    subtotal: toAmount(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)),
    tax: sumOf(tax.taxes.map(({ amount }) => amount)),
    total: toAmount(sumOf(priced.map(({ total }) => total)) + delivery),
  }
}

/** The discount of so many units of a line: each unit keeps its share. */
export function scaledDiscount(
  { discount, quantity, unitPrice }: Pick<ContentLine, 'discount' | 'quantity' | 'unitPrice'>,
  to: number,
): Amount {
  return toAmount(Math.min(shareOf(discount, to, quantity), unitPrice * to))
}

/** Divides the discount on items among the promotions that gave it. The last one may be off delivery, and keeps that. */
function divideDiscounts({ discounts, discount }: Order, to: Amount): OrderDiscount[] {
  const offDelivery = sumOf(discounts.map(({ amount }) => amount)) - discount
  const onItems = discounts.map(({ amount }, index) =>
    toAmount(index === discounts.length - 1 ? Math.max(amount - offDelivery, 0) : amount),
  )
  if (discounts.length === 0) return []
  const parts = to === 0 ? onItems.map(() => toAmount(0)) : allocate(to, onItems)
  return discounts
    .map((one, index) => ({ ...one, amount: toAmount(one.amount - onItems[index]! + parts[index]!) }))
    .filter(({ amount }, index) => amount > 0 || discounts[index]!.amount === 0)
}
