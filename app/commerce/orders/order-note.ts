const orderNoteCodes = [
  'claim-answered',
  'claim-made',
  'not-paid-in-time',
  'nothing-due',
  'order-edited',
  'order-shipped',
  'package-shipped',
  'packing-undone',
  'paid-by-gift-card',
  'payment-mismatch',
  'refund-mismatch',
  'return-accepted',
  'return-declined',
  'return-received',
  'return-requested',
  'shipment-undone',
  'withdrawal-declared',
] as const
export type OrderNoteCode = (typeof orderNoteCodes)[number]

/** The note of an order event as it is stored: a code, and the number it is about; of `order-shipped`, carrier and tracking number. */
export function orderNote(code: OrderNoteCode, value = ''): string {
  return `${code} ${value}`.trimEnd()
}

/** Undefined for text without a code: a note from an earlier release. */
export function parseOrderNote(stored: string): { code: OrderNoteCode; value: string } | undefined {
  const [first, value = '', ...rest] = stored.split(' ')
  // The only value that people type may have blanks.
  if (first === 'order-shipped') return { code: first, value: [value, ...rest].join(' ') }
  const code = orderNoteCodes.find(noteCode => noteCode === first)
  return code && rest.length === 0 ? { code, value } : undefined
}
