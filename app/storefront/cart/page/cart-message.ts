import type { Cart } from '#commerce/cart/cart.ts'
import type { CartResult } from '#commerce/cart/cart-outcome.ts'
import { isResultStillTrue } from '#commerce/cart/is-result-still-true.ts'
import type { AlertVariant } from '#commerce/people/alerts/alert-request-store.server.ts'
import { cartResultText } from '../cart-result-text.ts'

export interface CartMessage {
  /** Null for a response that isn't about the cart, such as a change that expired. */
  result: CartResult | null
  sku: string | null
  text: string
  /** It came with the page, in response to a form sent without JavaScript. */
  isInitial: boolean
  /** The sold-out variant it is about, if that has no line in the cart. */
  soldOut?: AlertVariant | undefined
}

/** At the line, instead of its quantity hint, at the placeholder of a moved line, or above all lines. */
type CartMessagePlace = 'line' | 'hint' | 'placeholder' | 'top'

const places: Partial<Record<CartResult, CartMessagePlace>> = {
  'added-to-limit': 'hint',
  'added-to-stock': 'hint',
  'changed-to-limit': 'hint',
  'changed-to-stock': 'hint',
  'at-limit': 'hint',
  'none-left': 'hint',
  removed: 'placeholder',
  saved: 'placeholder',
  unsaved: 'placeholder',
  // Results of forms on other pages.
  added: 'top',
  'zero-quantity': 'top',
  'lines-full': 'top',
}

/** The message of the page's URL. */
export function initialCartMessage(
  result: CartResult | undefined,
  sku: string | null,
  cart: Cart,
  refused: AlertVariant | undefined,
): CartMessage | undefined {
  if (!result || (refused && refused.available > 0)) return undefined
  const line = cart.lines.find(other => other.sku === sku)
  if (line || !refused) return { result, sku, text: cartResultText(result, line, cart), isInitial: true }
  const title = [refused.title, refused.options].filter(Boolean).join(', ')
  return { result, sku, text: cartResultText(result, { title }, cart), isInitial: true, soldOut: refused }
}

export interface PlacedCartMessage extends CartMessage {
  place: CartMessagePlace
}

/** Undefined for a message that no longer matches the cart. */
export function placeCartMessage(
  message: CartMessage | undefined,
  cart: Cart,
): PlacedCartMessage | undefined {
  if (!message) return undefined
  const { result, sku } = message
  const line = cart.lines.find(other => other.sku === sku)
  if (result && !isResultStillTrue(result, line, cart)) return undefined
  const place = (result && places[result]) ?? 'line'
  const isShown = line !== undefined && !line.removed
  return { ...message, place: place === 'placeholder' || isShown ? place : 'top' }
}
