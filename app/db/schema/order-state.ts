/** The states of an order; `commerce/orders` has the transitions. */
export const orderStates = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'canceled',
  'returned',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]
