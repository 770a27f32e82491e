import { settingDefinitions } from '../settings/setting-definitions.ts'

/** What a shop without the demo starts with: texts that are true of any shop, and no promise that the merchant hasn't made. */
export const newShopSettings: Record<string, string> = {
  // Without a row, the demo can still add these two.
  ...Object.fromEntries(
    Object.values(settingDefinitions)
      .filter(({ name }) => name !== 'demo_notice' && name !== 'test_payments')
      .map(setting => [setting.name, setting.default]),
  ),
  logo_text: 'Shop',
  return_days: '0',
  warranty_years: '0',
  withdrawal_days: '0',
}

type Menu = readonly { label: string; href: string | null }[]

const newShopLinks: Menu = [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: '/Shop' },
  { label: 'Contact', href: '/contact' },
]

/** The setup adds the legal pages to `help`. */
export const newShopMenus: Record<'header' | 'footer' | 'help', Menu> = {
  header: newShopLinks,
  footer: newShopLinks,
  help: [],
}

/** Pages at addresses of their own, still without words, and what is shown at an address that leads nowhere. */
export const newShopPages = [
  { slug: 'about', title: 'About', body: '' },
  { slug: 'contact', title: 'Contact', body: '' },
  { slug: 'journal', title: 'Journal', body: '' },
  { slug: 'error', title: 'Page not found', body: 'There is no page at this address.' },
] as const

/** In minor units. */
export const newShopPriceRanges: readonly { from_price: number; to_price: number }[] = [
  { from_price: 0, to_price: 999 },
  { from_price: 1000, to_price: 1999 },
  { from_price: 2000, to_price: 2999 },
  { from_price: 3000, to_price: 3999 },
  { from_price: 4000, to_price: 4999 },
  { from_price: 5000, to_price: 6999 },
]
