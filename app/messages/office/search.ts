import { inLanguage } from '../in-language.ts'

export const officeSearchMessages = inLanguage({
  title: 'Search',
  label: 'Search or jump to',
  placeholder: 'Order, name, email, product, SKU or page',
  submit: 'Search',
  results: 'Results',
  none: (query: string) => `Nothing found for "${query}".`,
  groups: {
    actions: 'Actions',
    orders: 'Orders',
    customers: 'Customers',
    products: 'Products',
    catalog: 'Catalog',
    pages: 'Pages',
  },
  catalog: { categories: 'Category', brands: 'Brand', collections: 'Collection' },
  choose: 'Choose',
  open: 'Open',
  nothingHappens: 'Nothing happens until you confirm.',
})
