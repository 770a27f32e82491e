import { maxListNameLength } from '#commerce/cart/wish-lists/list-name.ts'
import { maxLists, maxWishesPerList } from '#commerce/cart/wish-lists/wish-list.ts'
import type { WishListOwnResult } from '#commerce/cart/wish-lists/wish-list-outcome.ts'
import { inLanguage } from './in-language.ts'

/** The product and list that a result is about. */
interface WishListResultContext {
  title: string
  list: string | undefined
}

const named = (list: string | undefined) => (list === undefined ? 'your list' : `“${list}”`)

export const wishListResultMessages = inLanguage({
  goToWishList: 'Go to your wish list',
  thisProduct: 'This product',
  results: {
    saved: ({ title, list }) => `${title} saved to ${named(list)}.`,
    'saved-already': ({ title, list }) => `${title} is already on ${named(list)}.`,
    'saved-other-variant': ({ title, list }) =>
      `We updated ${title} on ${named(list)} with your new selection.`,
    removed: ({ title }) => `${title} removed from your list.`,
    restored: ({ title }) => `${title} is back on your list.`,
    moved: ({ title, list }) => `${title} moved to ${named(list)}.`,
    'moved-to-cart': ({ title }) => `${title} moved to your cart.`,
    created: ({ list }) => `You created ${named(list)}. New items will be saved here.`,
    renamed: ({ list }) => `List renamed to ${named(list)}.`,
    deleted: () => 'List deleted.',
    shared: () => 'Anyone with the link can now see this list.',
    unshared: () => 'This list is private again. The old link no longer works.',
    'unknown-product': () => 'We no longer sell this product.',
    'unknown-list': () => 'We couldn’t find that list.',
    'not-on-list': () => 'This product is no longer on your list.',
    'list-full': () => `A list holds up to ${maxWishesPerList} products. Remove one to save another.`,
    'too-many-lists': () => `You’ve reached the limit of ${maxLists} lists. Delete one to create another.`,
    'invalid-name': () => `Enter a list name with 1 to ${maxListNameLength} characters.`,
    'name-taken': () => 'You already have a list with this name. Choose another name.',
    'choose-options-first': ({ title }) => `Choose options for ${title} first.`,
  } satisfies Record<WishListOwnResult, (context: WishListResultContext) => string>,
})
