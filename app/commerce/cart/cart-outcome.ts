/** The change made. `-to-limit` and `-to-stock`: not as much as requested. */
const cartSuccesses = [
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
type CartSuccess = (typeof cartSuccesses)[number]

/** Why nothing changed. */
const cartRefusals = [
  'zero-quantity',
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
export type CartRefusal = (typeof cartRefusals)[number]

export type CartResult = CartSuccess | CartRefusal

/** `added` is how many more of the variant are in the cart now; negative after a decrease. */
export type CartOutcome =
  | { ok: true; result: CartSuccess; added: number }
  | { ok: false; reason: CartRefusal }

/** Reads a code from a URL; undefined for anything else. */
export function readCartResult(typed: string | null): CartResult | undefined {
  return [...cartSuccesses, ...cartRefusals].find(result => result === typed)
}
