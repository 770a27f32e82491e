import { inLanguage } from './in-language.ts'

export const headerMessages = inLanguage({
  account: 'Account',
  allProducts: 'All products',
  categories: 'Categories',
  homeLink: ({ shop }: { shop: string }) => `${shop}, home`,
  main: 'Main',
  menu: 'Menu',
  shopByCategory: 'Shop by Category',
  signedIn: 'Account, signed in',
  skipToContent: 'Skip to content',
})
