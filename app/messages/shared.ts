import { sendsEmails } from './current-emails.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const sharedMessages = inLanguage({
  addToCart: 'Add to Cart',
  addToWishList: 'Add to Wish List',
  backToProduct: 'Back to product',
  brands: 'Brands',
  cart: 'Cart',
  checkOut: 'Check out',
  chooseQuantity: 'Choose a quantity of at least 1.',
  close: 'Close',
  color: 'Color',
  compare: 'Compare',
  continueShopping: 'Continue shopping',
  email: 'Email',
  enterEmail: 'Enter your email address.',
  goHome: 'Go to the home page',
  goToShop: 'Go to the shop',
  home: 'Home',
  inStock: 'In stock',
  invalidEmail: 'Enter a valid email address, like name@example.com.',
  itemCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 item', other: `${formatNumber(count)} items` }),
  get notifyMe(): string {
    return sendsEmails() ? 'Email me when it’s back' : 'Ask when it’s back'
  },
  oneMoment: 'One moment…',
  onlyLeft: ({ count }: { count: number }) => `Only ${formatNumber(count)} left`,
  optional: '(optional)',
  productCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 product', other: `${formatNumber(count)} products` }),
  quantity: 'Quantity',
  remove: 'Remove',
  saveFailed: 'We couldn’t save this. Please try again in a moment.',
  search: 'Search',
  shop: 'Shop',
  soldOut: 'Sold out',
  tooManyAttempts: ({ seconds }: { seconds: number }) => {
    const minutes = Math.ceil(seconds / 60)
    const wait =
      seconds < 60
        ? pluralEn(seconds, { one: '1 second', other: `${seconds} seconds` })
        : pluralEn(minutes, { one: '1 minute', other: `${minutes} minutes` })
    return `Too many attempts. Try again in ${wait}.`
  },
  undo: 'Undo',
  wishList: 'Wish list',
})
