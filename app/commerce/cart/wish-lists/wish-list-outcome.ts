import type { CartRefusal } from '../cart-outcome.ts'

const successes = [
  'saved',
  'saved-already',
  'saved-other-variant',
  'removed',
  'restored',
  'moved',
  'moved-to-cart',
  'created',
  'renamed',
  'deleted',
  'shared',
  'unshared',
] as const
type WishListSuccess = (typeof successes)[number]

const ownRefusals = [
  'unknown-product',
  'unknown-list',
  'not-on-list',
  'list-full',
  'too-many-lists',
  'invalid-name',
  'name-taken',
  'choose-options-first',
] as const

/** Refusals of the cart that moving a wish there can meet. */
const cartRefusals = [
  'unknown-sku',
  'sold-out',
  'at-limit',
  'none-left',
  'lines-full',
  'too-many',
] as const satisfies readonly CartRefusal[]

export type WishListRefusal = (typeof ownRefusals)[number] | (typeof cartRefusals)[number]

export type WishListOwnResult = WishListSuccess | (typeof ownRefusals)[number]

export type WishListResult = WishListSuccess | WishListRefusal

/** The outcome of a change, with the list and the product it is about. */
export type WishListOutcome = (
  | { ok: true; result: WishListSuccess }
  | { ok: false; reason: WishListRefusal }
) & {
  list?: string | undefined
  product?: number | undefined
}

/** When a change was requested, and its idempotency key. */
export interface KeyedRequest {
  now: Date
  key?: string | undefined
}

export function wishListRefusal(
  reason: WishListRefusal,
  about: Pick<WishListOutcome, 'list' | 'product'> = {},
): WishListOutcome {
  return { ok: false, reason, ...about }
}

/** The code in URLs and responses. */
export function wishListResult(outcome: WishListOutcome): WishListResult {
  return outcome.ok ? outcome.result : outcome.reason
}

/** Reads a code from a URL; undefined for anything else. */
export function readWishListResult(value: string | null): WishListResult | undefined {
  return [...successes, ...ownRefusals, ...cartRefusals].find(result => result === value)
}

export function isWishListRefusal(result: WishListResult): result is WishListRefusal {
  return !successes.some(success => success === result)
}

export function isWishListOwnResult(result: WishListResult): result is WishListOwnResult {
  return !cartRefusals.some(refusal => refusal === result)
}

export function fromCartRefusal(reason: CartRefusal): WishListRefusal {
  return cartRefusals.find(refusal => refusal === reason) ?? 'choose-options-first'
}
