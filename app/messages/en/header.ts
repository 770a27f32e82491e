export default {
  account: 'Account',
  allProducts: 'All products',
  categories: 'Categories',
  homeLink: ({ shop }: { shop: string }) => `${shop}, home`,
  main: 'Main',
  menu: 'Menu',
  shopByCategory: 'Shop by Category',
  skipToContent: 'Skip to content',
}
