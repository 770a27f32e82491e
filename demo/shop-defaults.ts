/** What the demo shop starts with, beside its products. The merchant can change all of it. */

export const demoTextSettings = {
  shop_name: 'Tote',
  logo_text: 'tote',
  tagline: 'Bags, tees and water pots made for everyday use.',
  meta_description: 'Tote sells bags, basic tees and water pots made for everyday use.',
  copyright: '© 2026 Tote, a storefront template',
  search_placeholder: 'Search Products',
  default_product: 'product',
  return_days: '30',
  withdrawal_days: '14',
  warranty_years: '2',
}

/** Of every new shop. Without labels: shoppers read the two prices, in the shop's currency. */
export const priceRanges = [
  { from_price: 0, to_price: 999 },
  { from_price: 1000, to_price: 1900 },
  { from_price: 2000, to_price: 2900 },
  { from_price: 3000, to_price: 3900 },
  { from_price: 4000, to_price: 4900 },
  { from_price: 5000, to_price: 6900 },
]

export const demoLinks = [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: '/Shop' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Journal', href: '/journal' },
]

export const demoOwnPages = [
  { slug: 'about', title: 'About', body: 'I am About Page' },
  { slug: 'journal', title: 'Journal', body: 'This is Journal Page' },
  { slug: 'error', title: 'Error', body: 'This is Error Page' },
]
