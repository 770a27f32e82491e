import { inLanguage } from './in-language.ts'

/** Pages that every shop has, by their addresses: their titles, and words by which a search finds them, too. */
export const shopPageMessages = inLanguage({
  '/about': ['About us', 'story company who are you'],
  '/contact': ['Contact', 'help support email phone customer service question'],
  '/journal': ['Journal', 'blog articles stories news'],
  '/brands': ['Brands', 'makers designers'],
  '/orders': ['Find your order', 'track tracking status package return returns refund exchange invoice'],
  '/account': ['Your account', 'login log in sign password'],
  '/wish-list': ['Wish list', 'wishlist favorites favourites saved'],
  '/compare': ['Compare', 'comparison'],
  '/cart': ['Cart', 'basket checkout'],
})
