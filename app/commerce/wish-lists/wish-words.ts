import { emptyCart } from '../cart/cart.ts'
import { type Refusal as CartRefusal, saidInWords as saidOfCart } from '../cart/cart-words.ts'
import { formatMoney } from '../money.ts'
import { longestName } from './list-name.ts'
import { mostLists, mostWishes, type Notice } from './wish-list.ts'

/** What was done. */
export const deeds = [
  'saved',
  'saved-already',
  'saved-other-choice',
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
export type Deed = (typeof deeds)[number]

/** Why nothing was done. */
const ownRefusals = [
  'unknown-product',
  'unknown-list',
  'not-on-list',
  'wishes-full',
  'lists-full',
  'bad-name',
  'name-taken',
  'choose-first',
] as const

/** Why the cart did not take what was to be moved into it, or nobody took anything. */
const cartRefusals = [
  'unknown-sku',
  'sold-out',
  'at-limit',
  'none-left',
  'lines-full',
  'too-many',
] as const satisfies readonly CartRefusal[]

export type Refusal = (typeof ownRefusals)[number] | (typeof cartRefusals)[number]

/** What the shop has to say about what somebody did. */
export type Said = Deed | Refusal

/** A code that stands in an address: one of ours, or nothing. */
export function readSaid(typed: string | null): Said | undefined {
  return [...deeds, ...ownRefusals, ...cartRefusals].find(said => said === typed)
}

export function isRefusal(said: Said): said is Refusal {
  return !deeds.some(deed => deed === said)
}

/** A refusal of the cart among those that moving to it can meet. */
export function asRefusal(said: CartRefusal): Refusal {
  return cartRefusals.find(refusal => refusal === said) ?? 'choose-first'
}

/** What it is about, as far as that is known. */
export interface Subject {
  title?: string | undefined
  list?: string | undefined
  /** The most of one product in one order line. */
  limit: number
}

/** What the shop says to a shopper. */
export function saidInWords(said: Said, { title = 'This', list, limit }: Subject): string {
  const named = list === undefined ? 'your list' : `your list “${list}”`
  switch (said) {
    case 'saved':
      return `${title} is on ${named}.`
    case 'saved-already':
      return `${title} is on ${named} already.`
    case 'saved-other-choice':
      return `${title} is on ${named} in this choice now.`
    case 'removed':
      return `${title} is off your list.`
    case 'restored':
      return `${title} is back on your list.`
    case 'moved':
      return `${title} is on ${named} now.`
    case 'moved-to-cart':
      return `${title} is in your cart, and off this list.`
    case 'created':
      return `Here is ${named}. Hearts go to it from now on.`
    case 'renamed':
      return `This is ${named} now.`
    case 'deleted':
      return 'The list is deleted.'
    case 'shared':
      return 'Whoever has the link can see this list now.'
    case 'unshared':
      return 'This list is yours alone again. The link leads nowhere.'
    case 'unknown-product':
      return 'We do not sell this any more.'
    case 'unknown-list':
      return 'You have no such list.'
    case 'not-on-list':
      return 'This is not on your list any more.'
    case 'wishes-full':
      return `A list holds ${mostWishes} products, and this one is full. Take one off to save another.`
    case 'lists-full':
      return `You have ${mostLists} lists, and more there cannot be. Delete one to make another.`
    case 'bad-name':
      return `The name of a list has 1 to ${longestName} letters, digits or signs.`
    case 'name-taken':
      return 'You have a list of this name already.'
    case 'choose-first':
      return `Choose first which ${title} you want.`
    default:
      return saidOfCart(said, undefined, emptyCart(limit))
  }
}

export function noticeInWords(notice: Notice): string {
  switch (notice.about) {
    case 'no-longer-sold':
      return 'No longer sold'
    case 'choice-gone':
      return 'No longer made in this choice'
    case 'sold-out':
      return 'Sold out'
    case 'back-in-stock':
      return 'Back in stock'
    case 'price-dropped':
      return `Price dropped: was ${formatMoney(notice.was)}, now ${formatMoney(notice.now)}`
  }
}
