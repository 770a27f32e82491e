/** Why an order can't be edited like that. */
export type OrderEditRefusal =
  | 'not-now'
  | 'nothing-changed'
  | 'no-items'
  | 'less-than-shipped'
  | 'over-limit'
  | 'too-many-lines'
  | 'sold-out'
  | 'raised-after-shipping'
  | 'payment-on-its-way'
  | 'line-refunded'
  | 'refunded-before'
