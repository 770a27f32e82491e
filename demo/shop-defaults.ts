import { settingDefinitions } from '../app/commerce/settings/setting-definitions.ts'

/** Defaults of every new shop. The merchant can change all of it. */

export const defaultSettings = {
  ...startingTexts(),
  shop_name: 'Tote',
  logo_text: 'tote',
  tagline: 'Bags, tees and water pots made for everyday use.',
  meta_description: 'Tote sells bags, basic tees and water pots made for everyday use.',
  copyright: '© 2026 Tote, a storefront template',
  search_placeholder: 'Search Products',
  default_product: 'product',
}

/** All but those of a demo shop: without a row, the demo can still add them. */
function startingTexts(): Record<string, string> {
  return Object.fromEntries(
    Object.values(settingDefinitions)
      .filter(({ name }) => name !== 'demo_notice' && name !== 'test_payments')
      .map(setting => [setting.name, setting.default]),
  )
}

/** Without labels: shoppers read the two prices, in the shop's currency. */
export const priceRanges = [
  { from_price: 0, to_price: 999 },
  { from_price: 1000, to_price: 1900 },
  { from_price: 2000, to_price: 2900 },
  { from_price: 3000, to_price: 3900 },
  { from_price: 4000, to_price: 4900 },
  { from_price: 5000, to_price: 6900 },
]

const navigation = [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: '/Shop' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Journal', href: '/journal' },
]

type Menu = readonly { label: string; href: string | null }[]

/** An entry without a URL is plain text until its page exists. */
export const defaultMenus: Record<'header' | 'footer' | 'help', Menu> = {
  header: navigation,
  footer: navigation,
  help: [
    { label: 'Privacy Policy', href: null },
    { label: 'Terms & Conditions', href: null },
    { label: 'Special E-shop', href: null },
    { label: 'Shipping', href: null },
    { label: 'Secure Payments', href: null },
  ],
}

export const defaultPages = [
  { slug: 'about', title: 'About', body: 'I am About Page' },
  { slug: 'contact', title: 'Contact', body: 'This is Contact Page' },
  { slug: 'journal', title: 'Journal', body: 'This is Journal Page' },
  { slug: 'error', title: 'Error', body: 'This is Error Page' },
]
