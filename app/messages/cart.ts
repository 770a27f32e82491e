import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const cartMessages = inLanguage({
  /** The name of a line's button for screen readers: "Remove: Water Pot, White". */
  actionOnLine: ({ action, name }: { action: string; name: string }) => `${action}: ${name}`,
  charged: ({ charged, units }: { charged: number; units: number }) =>
    `${formatNumber(charged)} of ${formatNumber(units)}`,
  changeTo: ({ quantity }: { quantity: number }) => `Change to ${formatNumber(quantity)}`,
  decrease: ({ name }: { name: string }) => `Decrease quantity of ${name}`,
  empty: 'Your cart is empty.',
  inCart: 'In your cart',
  increase: ({ name }: { name: string }) => `Increase quantity of ${name}`,
  items: 'Items',
  storedForYear: 'We’ll keep your cart on this device for a year.',
  lastOne: 'This is the last one.',
  lastOnes: ({ count }: { count: number }) => `These are the last ${formatNumber(count)}.`,
  lineQuantity: ({ name, quantity }: { name: string; quantity: number }) =>
    `${name}: ${formatNumber(quantity)}.`,
  moveToCart: 'Move to cart',
  noLongerAvailable: 'No longer available.',
  notIncluded: 'Not included in your subtotal.',
  perOrderLimit: ({ limit }: { limit: number }) => `Limit ${formatNumber(limit)} per order.`,
  quantityOf: ({ name }: { name: string }) => `Quantity of ${name}`,
  saveForLater: 'Save for later',
  savedForLater: 'Saved for later',
  soldOut: 'Sold out.',
  subtotal: 'Subtotal',
  subtotalIs: ({ subtotal }: { subtotal: string }) => `Subtotal ${subtotal}.`,
  summary: 'Summary',
  total: 'Total:',
  unavailable: 'Currently unavailable',
  update: 'Update',
  updateQuantity: ({ name }: { name: string }) => `Update quantity of ${name}`,
  youSave: 'You save',
})
