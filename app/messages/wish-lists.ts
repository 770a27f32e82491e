import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const wishListMessages = inLanguage({
  empty:
    'Nothing saved yet. Use the heart on any product to save it here. We’ll show you when its price drops and when it’s back in stock.',
  tabs: 'Your lists',
  share: 'Share',
  priceAlerts: 'Price alerts',
  delete: 'Delete',
  rename: 'Rename',
  renameTitle: ({ list }: { list: string }) => `Rename “${list}”`,
  deleteTitle: ({ list }: { list: string }) => `Delete “${list}”?`,
  deleteContents: ({ count }: { count: number }) =>
    count === 0
      ? 'This list is empty.'
      : pluralEn(count, {
          one: 'The item on it will also be removed.',
          other: `The ${count} products on it will also be removed.`,
        }),
  deleteLink: 'Its link will stop working.',
  deleteForGood: 'This can’t be undone.',
  deleteList: 'Delete list',
  keepList: 'Keep list',
  newList: 'New list',
  name: 'Name',
  createList: 'Create list',
  creating: 'Creating your list…',
  deleting: 'Deleting the list…',
  shared: 'Shared',
  sharedNote: 'Anyone with this link can see what’s on the list. They can’t change it or see who you are.',
  link: 'Link to this list',
  linkPending: 'Creating the link…',
  copyLink: 'Copy link',
  copied: 'Copied',
  linkCopied: 'Link copied.',
  copyFailed: 'Your browser didn’t let us copy the link. We’ve selected it so you can copy it yourself.',
  stopSharing: 'Stop sharing',
  removeProduct: ({ title }: { title: string }) => `Remove ${title}`,
  view: 'View',
  chooseOptions: 'Choose options',
  moveToCart: 'Move to Cart',
  moveToList: 'Move to another list',
  moveTitle: ({ title }: { title: string }) => `Move ${title} to`,
  inCart: ({ title }: { title: string }) => `${title} moved to your cart.`,
  movedTo: ({ title, list }: { title: string; list: string }) => `${title} moved to “${list}”.`,
  removed: ({ title }: { title: string }) => `${title} removed from this list.`,
  keepOnList: 'Keep on this list too',
  notices: {
    'no-longer-sold': 'No longer available',
    'variant-gone': 'This option is no longer available',
    'sold-out': 'Sold out',
    'back-in-stock': 'Back in stock',
  },
  priceDropped: ({ oldPrice, newPrice }: { oldPrice: string; newPrice: string }) =>
    `Price dropped: was ${oldPrice}, now ${newPrice}`,
  sharedTitle: 'Shared wish list',
  sharedSubtitle: ({ products }: { products: string }) => `A wish list someone shared with you: ${products}`,
  sharedEmpty: 'There’s nothing on this list right now.',
})
