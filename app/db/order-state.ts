/** What an order can be; which follows which is the business of `commerce/orders`. */
export type OrderState =
  | 'placed'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'refunded'
