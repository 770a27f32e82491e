import type { CartResult } from '#commerce/cart/cart-outcome.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

/** `title` is missing when the product is not in the cart. */
export interface CartResultValues {
  title?: string | undefined
  quantity: number
  limit: number
  maxLines: number
}

const limitReached = ({ quantity, limit }: CartResultValues) =>
  `Limit ${formatNumber(limit)} per order. You already have ${formatNumber(quantity)} in your cart.`

const stockReached = ({ quantity }: CartResultValues) =>
  pluralEn(quantity, {
    one: 'Only 1 left, and it’s in your cart.',
    other: `Only ${formatNumber(quantity)} left, and they’re all in your cart.`,
  })

export const cartResultMessages: Record<CartResult, (values: CartResultValues) => string> = inLanguage({
  added: ({ title = 'It' }) => `${title} is in your cart.`,
  'added-to-limit': limitReached,
  'added-to-stock': stockReached,
  changed: () => 'Cart updated.',
  'changed-to-limit': limitReached,
  'changed-to-stock': stockReached,
  removed: ({ title = 'It' }) => `${title} was removed.`,
  restored: ({ title = 'It' }) => `${title} is back in your cart.`,
  saved: ({ title = 'It' }) => `${title} is saved for later.`,
  unsaved: ({ title = 'It' }) => `${title} is back in your cart.`,
  'zero-quantity': () => 'Nothing was added. Choose a quantity of at least 1.',
  'bad-quantity': () => 'Enter a whole number, such as 1 or 2.',
  'unknown-sku': () => 'We no longer sell this.',
  'not-made': () => 'This isn’t available in that combination. Choose another.',
  'sold-out': ({ title = 'This item' }) => `${title} is sold out.`,
  'at-limit': ({ quantity, limit }) =>
    `Limit ${formatNumber(limit)} per order. Your cart already has ${formatNumber(quantity)}.`,
  'none-left': () => 'All we have left is already in your cart.',
  'lines-full': ({ maxLines }) =>
    `Your cart is full. It holds up to ${formatNumber(maxLines)} different products. Remove one to add another.`,
  'not-in-cart': () => 'This is no longer in your cart.',
  'too-many': () => 'Too many attempts. Try again in a moment.',
})
