import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const cartPanelMessages = inLanguage({
  addValue: ({ value }: { value: string }) => `Add ${value} to Cart`,
  keepShopping: 'Keep shopping',
  loadFailed: 'Something went wrong. Close this and try again in a moment.',
  notAdded: 'Not added',
  quantityAdded: ({ added, inCart }: { added: number; inCart: number }) =>
    inCart > added
      ? `Quantity: ${formatNumber(added)} (${formatNumber(inCart)} in your cart)`
      : `Quantity: ${formatNumber(added)}`,
  subtotal: 'Subtotal',
  subtotalOf: ({ items }: { items: string }) => `Subtotal (${items})`,
  titleAdded: 'Added to your cart',
  titlePending: 'Saved on this device',
  viewCart: 'View cart',
  viewDetails: 'View full details',
})
