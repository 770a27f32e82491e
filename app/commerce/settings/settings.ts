import { readWholeNumber } from '../whole-number.ts'
import type { SettingRow } from './setting-store.server.ts'

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
  /** The language of screens, emails and documents, as in `app/messages/languages.ts`. */
  language: string
  copyright: string
  searchPlaceholder: string
  /** The notice above every page; empty in a real shop. */
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

export const termsSettingNames = ['shipping_text', 'returns_text', 'warranty_text']

/** The merchant's promises to buyers; empty if there are none. */
export interface Terms {
  shipping: string
  returns: string
  warranty: string
}

/** A missing text is empty; a missing or invalid number has its default. */
export function parseSettings(rows: readonly SettingRow[]): Settings {
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
    language: text('language') || 'en',
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

export function parseTerms(rows: readonly SettingRow[]): Terms {
  const text = (name: string) => rows.find(row => row.name === name)?.value ?? ''
  return { shipping: text('shipping_text'), returns: text('returns_text'), warranty: text('warranty_text') }
}
