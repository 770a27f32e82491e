import type { Picture } from '../pictures/picture.ts'
import { readWholeNumber } from '../whole-number.ts'

/** What surrounds every page of the storefront. */
export interface Surroundings {
  settings: Settings
  categories: { slug: string; name: string }[]
  headerMenu: MenuItem[]
  footerMenu: MenuItem[]
  helpMenu: MenuItem[]
  socialLinks: { network: string; href: string | null }[]
  errorText: string
}

export interface MenuItem {
  label: string
  /** null until there is something behind it: the entry is plain text. */
  href: string | null
}

export interface Banner {
  heading: string
  text: string
  action: string
  href: string
  picture: Picture
}

export interface Benefit {
  icon: string
  text: string
}

/** The merchant's settings, as pages use them. */
export interface Settings {
  shopName: string
  logoText: string
  tagline: string
  description: string
  phone: string
  email: string
  address: string
  /** Where the shop is, as ISO 3166-1 alpha-2. */
  country: string
  copyright: string
  searchPlaceholder: string
  /** What a bar above every page says; empty in a real shop. */
  demoNotice: string
  defaultProduct: string
  pageSizes: number[]
  pageSize: number
  carouselIntervalMs: number
  carouselSize: number
  lowStock: number
  /** The most of one product in one order line. */
  quantityLimit: number
}

/** What the shop promises to a buyer, in the merchant's words; empty where nothing is said. */
export interface Terms {
  shipping: string
  returns: string
  warranty: string
}

/** Reads the rows of `setting`; a missing text is empty, a missing or broken number has the value given here. */
export function readSettings(rows: readonly { name: string; value: string }[]): Settings {
  const values = new Map(rows.map(row => [row.name, row.value]))
  const text = (name: string) => values.get(name) ?? ''
  const number = (name: string, otherwise: number) => {
    return readWholeNumber(text(name)) || otherwise
  }
  return {
    shopName: text('shop_name'),
    logoText: text('logo_text'),
    tagline: text('tagline'),
    description: text('meta_description'),
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    country: text('country'),
    copyright: text('copyright'),
    searchPlaceholder: text('search_placeholder'),
    demoNotice: text('demo_notice'),
    defaultProduct: text('default_product'),
    pageSizes: text('page_sizes')
      .split(',')
      .map(size => readWholeNumber(size.trim()) ?? 0)
      .filter(size => size > 0),
    pageSize: number('page_size', 36),
    carouselIntervalMs: number('carousel_interval_ms', 1000),
    carouselSize: number('carousel_size', 10),
    lowStock: number('low_stock', 3),
    quantityLimit: number('quantity_limit', 10),
  }
}
