import type { Picture } from '../../catalog/pictures/picture.ts'
import type { Choice } from '../../catalog/products/options/option-values.ts'
import type { PriceNotes } from '../../catalog/products/prices/price-notes.ts'
import type { Amount } from '../../values/money.ts'

export interface WishList {
  id: string
  name: string
  /** Opens the list to anyone with the link; null while it is private. */
  shareToken: string | null
  createdAt: string
  count: number
  /** When the newest wish was added. */
  addedAt: string | null
}

/** A product on a list, with its current offer. */
export interface Wish {
  product: number
  title: string
  /** "Clay, XL"; empty without a variant. */
  options: string
  picture: Picture | null
  /** The price when it was saved. */
  priceSeen: Amount
  /** Whether its owner has seen it sold out. */
  seenSoldOut: boolean
  addedAt: string
  /** Removed, and can still be restored. */
  removed: boolean
  /** Null when the product is no longer sold. */
  offer: WishOffer | null
}

export interface WishOffer extends PriceNotes {
  /** With the choice, the product page of this variant. */
  slug: string
  choice: Choice
  /** The variant to add to the cart; null when the shopper has to choose one first. */
  sku: string | null
  /** The saved variant no longer exists, so the offer is for the product. */
  isVariantGone: boolean
  price: Amount
  compareAtPrice: Amount | null
  available: number
}

export const maxLists = 20
export const maxWishesPerList = 100

/** How long a removed wish can be restored, in milliseconds. */
export const wishUndoPeriod = 60 * 60 * 1000

/** The list that opens first and gets new wishes: the one most recently created or added to. */
export function currentList<L extends Pick<WishList, 'createdAt' | 'addedAt'>>(
  lists: readonly L[],
): L | undefined {
  const used = ({ createdAt, addedAt }: L) => (addedAt !== null && addedAt > createdAt ? addedAt : createdAt)
  return lists.reduce<L | undefined>(
    (last, next) => (last && used(last) >= used(next) ? last : next),
    undefined,
  )
}

/** A change to a wish's product since it was saved. */
export type WishNotice =
  | { kind: 'no-longer-sold' }
  | { kind: 'variant-gone' }
  | { kind: 'sold-out' }
  | { kind: 'back-in-stock' }
  | { kind: 'price-dropped'; oldPrice: Amount; newPrice: Amount }

/** The notices for a list's owner, the most important first. */
export function wishNotices({
  offer,
  priceSeen,
  seenSoldOut,
}: Pick<Wish, 'offer' | 'priceSeen' | 'seenSoldOut'>): WishNotice[] {
  if (!offer) return [{ kind: 'no-longer-sold' }]
  const notices: WishNotice[] = offer.isVariantGone ? [{ kind: 'variant-gone' }] : []
  if (offer.available === 0) return [...notices, { kind: 'sold-out' }]
  // The offer is for another variant, so it is neither back nor cheaper.
  if (offer.isVariantGone) return notices
  if (seenSoldOut) notices.push({ kind: 'back-in-stock' })
  if (offer.price < priceSeen)
    notices.push({ kind: 'price-dropped', oldPrice: priceSeen, newPrice: offer.price })
  return notices
}

/** The notices for others, which reveal nothing about what the owner saw. */
export function sharedWishNotices(offer: WishOffer): WishNotice[] {
  return wishNotices({ offer, priceSeen: offer.price, seenSoldOut: false })
}
