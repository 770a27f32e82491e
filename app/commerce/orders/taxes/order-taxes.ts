import { taxGroups } from '../../selling/taxes/calculate-tax.ts'
import { taxGroupKey } from '../../selling/taxes/tax-groups.ts'
import type { TaxRate } from '../../selling/taxes/tax-rate.ts'
import { type Amount, allocate, sumOf, toAmount } from '../../values/money.ts'
import type { Order, OrderLine, OrderTax } from '../order.ts'

type TaxedOrder = Pick<
  Order,
  'taxes' | 'taxIncluded' | 'delivery' | 'deliveryTax' | 'subtotal' | 'discount' | 'total'
> & {
  lines: readonly Pick<OrderLine, 'sku' | 'quantity' | 'unitPrice' | 'discount' | 'tax' | 'agreedTax'>[]
}

/** The goods of an order that are taxed alike, or their part of the delivery. */
export interface OrderTaxGroup {
  /** Of goods: see `taxGroupKey`. */
  key: string
  isDelivery: boolean
  /** With tax. All groups sum to the order's total. */
  gross: Amount
  taxes: OrderTax[]
}

/** Whether some goods are taxed differently than others. */
export function hasMixedTaxes(order: TaxedOrder): boolean {
  return new Set(order.lines.map(line => taxGroupKey(line.agreedTax.rates))).size > 1
}

/** Sum to the order's taxes and total, in the order of its taxes. */
export function orderTaxGroups(order: TaxedOrder): OrderTaxGroup[] {
  const { taxIncluded, taxes, total, deliveryTax } = order
  const added = (tax: Amount) => (taxIncluded ? 0 : tax)
  // The order of SKUs decides who gets an odd cent, as when the order was placed.
  const lines = order.lines
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
    .map(line => ({
      amount: toAmount(line.unitPrice * line.quantity - line.discount),
      rates: line.agreedTax.rates,
    }))
  const delivery = toAmount(order.delivery - added(deliveryTax))
  const groups = taxGroups({ lines, delivery }, taxIncluded)
  const [only] = groups
  if (groups.length <= 1)
    return goodsAndDelivery({
      ...{ key: only?.key ?? '', rates: only?.rates ?? [], taxes, gross: total },
      ...{ delivery, deliveryTax, taxIncluded },
    })
  return groups.flatMap(({ key, rates, goods, delivery, deliveryTax, taxes }) => {
    const gross = toAmount(goods + delivery + added(sumOf(taxes.map(({ amount }) => amount))))
    return goodsAndDelivery({ key, rates, taxes, gross, delivery, deliveryTax, taxIncluded })
  })
}

interface GoodsWithDelivery extends Omit<OrderTaxGroup, 'isDelivery'> {
  rates: readonly TaxRate[]
  delivery: Amount
  deliveryTax: Amount
  taxIncluded: boolean
}

/** Delivery apart from its goods: a return of goods has their tax, which delivery need not have. */
function goodsAndDelivery(group: GoodsWithDelivery): OrderTaxGroup[] {
  const { key, rates, taxes, gross, delivery, deliveryTax, taxIncluded } = group
  const deliveryGross = toAmount(taxIncluded ? delivery : delivery + deliveryTax)
  if (deliveryGross === 0) return [{ key, isDelivery: false, gross, taxes }]
  const net = taxIncluded ? delivery - deliveryTax : delivery
  const shares = rates.map(({ rate, taxesDelivery }) => (taxesDelivery ? rate : 0))
  const amounts = deliveryTax === 0 ? [] : allocate(deliveryTax, shares)
  const ofDelivery = taxes.map((tax, index) => ({
    ...tax,
    base: toAmount(rates[index]?.taxesDelivery ? Math.min(net, tax.base) : 0),
    amount: toAmount(Math.min(amounts[index] ?? 0, tax.amount)),
  }))
  const ofGoods = taxes.map((tax, index) => ({
    ...tax,
    base: toAmount(tax.base - ofDelivery[index]!.base),
    amount: toAmount(tax.amount - ofDelivery[index]!.amount),
  }))
  return [
    { key, isDelivery: false, gross: toAmount(gross - deliveryGross), taxes: ofGoods },
    { key: `delivery ${key}`, isDelivery: true, gross: deliveryGross, taxes: ofDelivery },
  ]
}
