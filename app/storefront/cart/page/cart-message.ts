import type { Cart } from '../../../commerce/cart/cart.ts'
import { type Said, saidInWords } from '../../../commerce/cart/cart-words.ts'
import { stillTrue } from '../../../commerce/cart/still-true.ts'

/** What the shop says to a shopper in their cart. */
export interface CartMessage {
  /** Null for what stands in no cart's words, such as that the shop could not be reached. */
  said: Said | null
  sku: string | null
  words: string
  /** It came with the page, as the answer to a form that was sent without a script. */
  withPage: boolean
}

/** At its line, there in the place of the words about the most of it, in the place that it left, or above all lines. */
export type MessagePlace = 'line' | 'most' | 'left' | 'top'

const places: Partial<Record<Said, MessagePlace>> = {
  'added-to-limit': 'most',
  'added-to-stock': 'most',
  'changed-to-limit': 'most',
  'changed-to-stock': 'most',
  'at-limit': 'most',
  'none-left': 'most',
  removed: 'left',
  saved: 'left',
  unsaved: 'left',
  // These greet who comes from elsewhere, and name their product or none.
  added: 'top',
  'none-wanted': 'top',
  'lines-full': 'top',
}

/** What came with the page, if it is about this cart. */
export function firstMessage(
  said: Said | undefined,
  sku: string | null,
  cart: Cart,
): CartMessage | undefined {
  if (!said) return undefined
  const line = cart.lines.find(other => other.sku === sku)
  return { said, sku, words: saidInWords(said, line, cart), withPage: true }
}

export interface PlacedMessage extends CartMessage {
  at: MessagePlace
}

/** A message with its place; undefined when it is not true any more. */
export function placed(message: CartMessage | undefined, cart: Cart): PlacedMessage | undefined {
  if (!message) return undefined
  const { said, sku } = message
  const line = cart.lines.find(other => other.sku === sku)
  if (said && !stillTrue(said, line, cart)) return undefined
  const at = (said && places[said]) ?? 'line'
  return { ...message, at: at === 'left' || (line && !line.removed) ? at : 'top' }
}
