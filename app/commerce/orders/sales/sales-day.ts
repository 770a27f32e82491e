/**
 * What was sold on a day, in minor units of one currency.
 *
 * Net sales are `net - netRefunds`: goods without tax and shipping, after discounts, of orders paid on the day and not
 * canceled, less what was given back on the day for goods without tax. As a refund is money, its part for goods is that of
 * its order, rounded half up. Refunds that follow an edit aren't counted, because the edit lowers the order itself. An edit that
 * makes an order cost more raises its day once the rest is paid.
 */
export interface SalesOfDay {
  currency: string
  isTest: boolean
  orders: number
  net: number
  discounts: number
  tax: number
  delivery: number
  refunds: number
  netRefunds: number
  /** Only of goods whose cost was known when they were ordered: their cost, and their part of `net`. */
  cost: number
  netWithCost: number
}

export function salesKey({ currency, isTest }: Pick<SalesOfDay, 'currency' | 'isTest'>): string {
  return `${currency} ${isTest}`
}

export function noSales(currency: string, isTest: boolean): SalesOfDay {
  return {
    ...{ currency, isTest, orders: 0, net: 0, discounts: 0, tax: 0, delivery: 0 },
    ...{ refunds: 0, netRefunds: 0, cost: 0, netWithCost: 0 },
  }
}

export function addSales(one: SalesOfDay, other: SalesOfDay): SalesOfDay {
  return {
    ...{ currency: one.currency, isTest: one.isTest, orders: one.orders + other.orders },
    ...{ net: one.net + other.net, discounts: one.discounts + other.discounts, tax: one.tax + other.tax },
    ...{ delivery: one.delivery + other.delivery, refunds: one.refunds + other.refunds },
    netRefunds: one.netRefunds + other.netRefunds,
    ...{ cost: one.cost + other.cost, netWithCost: one.netWithCost + other.netWithCost },
  }
}
