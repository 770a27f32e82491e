import type { Picture } from '../catalog/pictures/picture.ts'
import type { ShopperSettingKey } from '../running/settings/setting-definitions.ts'
import type { Settings } from '../running/settings/settings.ts'

/** The settings that screens use in browsers. */
export const layoutSettingKeys = [
  ...['shopName', 'logoText', 'tagline', 'description', 'copyright', 'demoNotice', 'searchPlaceholder'],
  ...['phone', 'email', 'address', 'pageSizes', 'pageSize', 'lowStock', 'quantityLimit'],
] as const satisfies ShopperSettingKey[]

/** Content of every storefront page: menus and settings. */
export interface LayoutData {
  settings: Pick<Settings, (typeof layoutSettingKeys)[number]>
  headerMenu: MenuItem[]
  footerMenu: MenuItem[]
  helpMenu: MenuItem[]
  socialLinks: { network: string; href: string | null }[]
  errorText: string
}

export interface MenuItem {
  label: string
  /** null while there is no page for it: the entry is plain text. */
  href: string | null
}

export interface Banner {
  heading: string
  text: string
  action: string
  href: string
  /** The button's target, if not `href`. */
  actionHref: string | null
  picture: Picture
}

/** A journal entry as a list shows it. */
export interface JournalEntrySummary {
  slug: string
  title: string
  summary: string
  /** ISO 8601. */
  publishedAt: string
  picture: Picture | null
}

export interface JournalEntry extends JournalEntrySummary {
  body: string
  author: string | null
}

export interface Benefit {
  icon: string
  text: string
}
