import type { Cents } from '../money.ts'
import type { Picture } from '../pictures/picture.ts'

/** A list as its owner chooses it among their lists. */
export interface WishList {
  id: string
  name: string
  /** Who has it may see the list; null while it is the owner's alone. */
  shareToken: string | null
  createdAt: string
  /** How many wishes are on it, and when the last of them came. */
  count: number
  addedAt: string | null
}

/** A product on a list. What is sold is as it is in the moment in which it was read. */
export interface Wish {
  product: number
  title: string
  /** "Clay, XL" when a variant was chosen; empty where none was. */
  options: string
  picture: Picture | null
  /** What it cost when it was saved. */
  priceSeen: Cents
  /** Its owner has seen it sold out. */
  seenSoldOut: boolean
  addedAt: string
  /** Taken off a short while ago, and still to be put back. */
  removed: boolean
  /** What is sold now; null when it is no longer sold. */
  offer: WishOffer | null
}

export interface WishOffer {
  /** Where the product's page is, with this variant chosen. */
  slug: string
  color: string | null
  size: string | null
  /** What goes into the cart; null while there is a choice to make. */
  sku: string | null
  /** The variant that was chosen is no longer made: this is the product without it. */
  choiceGone: boolean
  price: Cents
  compareAtPrice: Cents | null
  available: number
}

/** The most lists of one visitor, and the most wishes on a list. */
export const mostLists = 20
export const mostWishes = 100

/** How long a wish that was taken off can be put back, in milliseconds. */
export const undoTime = 60 * 60 * 1000

/** The name of the list that the first heart makes. */
export const firstName = 'Wish list'

/** The list that hearts go to and that opens first: the one that was made, or added to, last. */
export function currentList<L extends Pick<WishList, 'createdAt' | 'addedAt'>>(
  lists: readonly L[],
): L | undefined {
  const used = ({ createdAt, addedAt }: L) => (addedAt !== null && addedAt > createdAt ? addedAt : createdAt)
  return lists.reduce<L | undefined>(
    (last, next) => (last && used(last) >= used(next) ? last : next),
    undefined,
  )
}

/** What changed about a wish since it was saved. */
export type Notice =
  | { about: 'no-longer-sold' }
  | { about: 'choice-gone' }
  | { about: 'sold-out' }
  | { about: 'back-in-stock' }
  | { about: 'price-dropped'; was: Cents; now: Cents }

/** What its owner wants to know about a wish, the most important first. */
export function noticesOf({
  offer,
  priceSeen,
  seenSoldOut,
}: Pick<Wish, 'offer' | 'priceSeen' | 'seenSoldOut'>): Notice[] {
  if (!offer) return [{ about: 'no-longer-sold' }]
  const notices: Notice[] = offer.choiceGone ? [{ about: 'choice-gone' }] : []
  if (offer.available === 0) return [...notices, { about: 'sold-out' }]
  // What is left of a product is not what was saved: it is neither back nor cheaper.
  if (offer.choiceGone) return notices
  if (seenSoldOut) notices.push({ about: 'back-in-stock' })
  if (offer.price < priceSeen) notices.push({ about: 'price-dropped', was: priceSeen, now: offer.price })
  return notices
}

/** What others see about it: what it is now, and nothing about what its owner saw. */
export function noticesForOthers(offer: WishOffer): Notice[] {
  return noticesOf({ offer, priceSeen: offer.price, seenSoldOut: false })
}
