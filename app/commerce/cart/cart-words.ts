import { formatMoney } from '../money.ts'
import { type Cart, type CartLine, mostLines, type Notice } from './cart.ts'
import { mostOf } from './quantity.ts'
import { noneWantedInWords } from './wished-quantity.ts'

/** What was done; with an end when not all that was wanted could be. */
export const deeds = [
  'added',
  'added-to-limit',
  'added-to-stock',
  'changed',
  'changed-to-limit',
  'changed-to-stock',
  'removed',
  'restored',
  'saved',
  'unsaved',
] as const
export type Deed = (typeof deeds)[number]

/** Why nothing was done. */
export const refusals = [
  'none-wanted',
  'bad-quantity',
  'unknown-sku',
  'not-made',
  'sold-out',
  'at-limit',
  'none-left',
  'lines-full',
  'not-in-cart',
  'too-many',
] as const
export type Refusal = (typeof refusals)[number]

/** What the shop has to say about what somebody did. */
export type Said = Deed | Refusal

/** What came of it; `took` is how many more of it there are in the cart now. */
export type Outcome = { ok: true; said: Deed; took: number } | { ok: false; said: Refusal }

/** A code that stands in an address: one of ours, or nothing. */
export function readSaid(typed: string | null): Said | undefined {
  return [...deeds, ...refusals].find(said => said === typed)
}

/** What the shop says to a shopper; `line` is the one that it is about, as it is now, where there is one. */
export function saidInWords(said: Said, line: CartLine | undefined, { limit }: Cart): string {
  const title = line?.title ?? 'This'
  const quantity = line?.quantity ?? limit
  switch (said) {
    case 'added':
      return `${title} is in your cart.`
    case 'added-to-limit':
    case 'changed-to-limit':
      return `Your cart has ${quantity} of this now, the most of one product in one order.`
    case 'added-to-stock':
    case 'changed-to-stock':
      return `Only ${quantity} left: your cart has all of them now.`
    case 'changed':
      return 'Your cart is changed.'
    case 'removed':
      return `${title} was removed.`
    case 'restored':
      return `${title} is back.`
    case 'saved':
      return `${title} is saved for later.`
    case 'unsaved':
      return `${title} is in your cart again.`
    case 'none-wanted':
      return noneWantedInWords
    case 'bad-quantity':
      return 'A quantity is a whole number, such as 1, 2 or 3.'
    case 'unknown-sku':
      return 'We do not sell this any more.'
    case 'not-made':
      return 'We do not have this in that color and size. Choose another.'
    case 'sold-out':
      return `${title} is sold out.`
    case 'at-limit':
      return `Your cart has ${quantity} of this already, the most of one product in one order.`
    case 'none-left':
      return 'Your cart has all that are left of this already.'
    case 'lines-full':
      return `Your cart holds ${mostLines} different products, and is full. Remove one to add another.`
    case 'not-in-cart':
      return 'This is not in your cart any more.'
    case 'too-many':
      return 'Too many attempts. Try again in a moment.'
  }
}

/**
 * Why there cannot be more of a line than there are, or how few more there can be; undefined while there is enough of it,
 * and where a notice says more.
 */
export function mostInWords(
  { quantity, offer }: CartLine,
  { limit }: Cart,
  lowStock: number,
): string | undefined {
  const available = offer?.available ?? 0
  if (available === 0 || quantity > mostOf({ limit, available })) return undefined
  if (quantity === limit) return `${limit} is the most of one product in one order.`
  if (quantity === available)
    return available === 1 ? 'This is the last one.' : `These are the last ${available}.`
  return available <= lowStock ? `Only ${available} left` : undefined
}

export function noticeInWords(notice: Notice): string {
  switch (notice.about) {
    case 'no-longer-sold':
      return 'No longer sold. It is not charged.'
    case 'sold-out':
      return 'Sold out since you added it. It is not charged.'
    case 'fewer-left':
      return `Only ${notice.left} left: only ${notice.left} ${notice.left === 1 ? 'is' : 'are'} charged.`
    case 'over-limit':
      return `At most ${notice.limit} in one order: only ${notice.limit} ${notice.limit === 1 ? 'is' : 'are'} charged.`
    case 'price-changed':
      return `The price changed from ${formatMoney(notice.was)} to ${formatMoney(notice.now)} since you added it.`
  }
}
