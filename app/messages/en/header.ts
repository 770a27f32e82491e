export default {
  allProducts: 'All products',
  categories: 'Categories',
  findOrder: 'Find your order',
  homeLink: ({ shop }: { shop: string }) => `${shop}, home`,
  main: 'Main',
  menu: 'Menu',
  shopByCategory: 'Shop by Category',
  skipToContent: 'Skip to content',
}
