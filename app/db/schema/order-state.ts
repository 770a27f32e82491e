/** The states of an order; `commerce/orders` has the transitions. */
export type OrderState =
  | 'placed'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'canceled'
  | 'returned'
  | 'refunded'
