export const itemRefundReasons = [
  'damaged',
  'wrong-item',
  'missing',
  'not-wanted',
  'late',
  'goodwill',
  'other',
] as const

/** Why the merchant refunds items. */
export type ItemRefundReason = (typeof itemRefundReasons)[number]

/** Why they can't be refunded, with the line it is about. */
export type ItemRefundRefusal =
  | { reason: 'nothing-chosen' | 'more-than-paid' | 'more-than-delivery'; orderLineId?: undefined }
  | { reason: 'more-than-shipped' | 'more-than-line' | 'not-restockable'; orderLineId: number }
