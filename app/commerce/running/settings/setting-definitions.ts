import { cornerRadii, densities, typefaces } from '../../content/theme/theme.ts'
import { currency } from './currency-schema.ts'
import { httpsUrl, languageTags, securityContacts } from './security-schemas.ts'
import type { SettingSchema } from './setting-schema.ts'
import {
  country,
  either,
  email,
  language,
  line,
  lines,
  slug,
  timeZone,
  wholeNumber,
  wholeNumbers,
  withdrawalDays,
} from './setting-schemas.ts'
import { accentColor, choiceSetting, pictureHash } from './theme-schemas.ts'

/** Secrets aren't even shown to staff; they can only be replaced. */
type SettingAudience = 'shoppers' | 'staff' | 'secret'

export interface SettingDefinition<Value> {
  /** In the database and on the command line. */
  name: string
  schema: SettingSchema<Value>
  /** As people write it. Applies if the value is missing or invalid. */
  default: string
  audience: SettingAudience
}

/** Every setting of the shop. `app/messages/settings.ts` has their labels. */
export const settingDefinitions = {
  shopName: {
    name: 'shop_name',
    schema: line(100, { isRequired: true }),
    default: 'Shop',
    audience: 'shoppers',
  },
  logoText: { name: 'logo_text', schema: line(40), default: '', audience: 'shoppers' },
  tagline: { name: 'tagline', schema: line(300), default: '', audience: 'shoppers' },
  description: { name: 'meta_description', schema: line(1000), default: '', audience: 'shoppers' },
  copyright: { name: 'copyright', schema: line(300), default: '', audience: 'shoppers' },
  phone: { name: 'phone', schema: line(60), default: '', audience: 'shoppers' },
  email: { name: 'email', schema: email, default: '', audience: 'shoppers' },
  address: { name: 'address', schema: lines(500), default: '', audience: 'shoppers' },
  country: { name: 'country', schema: country, default: 'US', audience: 'shoppers' },
  timeZone: { name: 'time_zone', schema: timeZone, default: 'UTC', audience: 'shoppers' },
  currency: { name: 'currency', schema: currency, default: 'USD', audience: 'shoppers' },
  language: { name: 'language', schema: language, default: 'en', audience: 'shoppers' },
  returnAddress: { name: 'return_address', schema: lines(500), default: '', audience: 'shoppers' },
  invoiceSeller: { name: 'invoice_seller', schema: lines(1000), default: '', audience: 'shoppers' },
  taxId: { name: 'tax_id', schema: line(100), default: '', audience: 'shoppers' },
  shippingText: { name: 'shipping_text', schema: lines(5000), default: '', audience: 'shoppers' },
  returnsText: { name: 'returns_text', schema: lines(5000), default: '', audience: 'shoppers' },
  warrantyText: { name: 'warranty_text', schema: lines(5000), default: '', audience: 'shoppers' },
  handlingDays: { name: 'handling_days', schema: wholeNumber(0, 99), default: '1', audience: 'shoppers' },
  returnDays: { name: 'return_days', schema: wholeNumber(0, 999), default: '30', audience: 'shoppers' },
  warrantyYears: { name: 'warranty_years', schema: wholeNumber(0, 999), default: '2', audience: 'shoppers' },
  withdrawalDays: { name: 'withdrawal_days', schema: withdrawalDays, default: '14', audience: 'shoppers' },
  answerDays: { name: 'answer_days', schema: wholeNumber(1, 60), default: '7', audience: 'staff' },
  pricesIncludeTax: {
    name: 'prices_include_tax',
    schema: either('yes', 'no'),
    default: 'yes',
    audience: 'shoppers',
  },
  // Long enough to find the card, and to come back from a reminder halfway.
  paymentMinutes: {
    name: 'payment_minutes',
    schema: wholeNumber(10, 1440),
    default: '60',
    audience: 'shoppers',
  },
  // A bank transfer takes a day or two; a household rarely buys more than 20 items at once.
  transferDays: { name: 'transfer_days', schema: wholeNumber(1, 999), default: '3', audience: 'shoppers' },
  unpaidUnits: { name: 'unpaid_units', schema: wholeNumber(1, 999), default: '20', audience: 'shoppers' },
  quantityLimit: {
    name: 'quantity_limit',
    schema: wholeNumber(1, 9999),
    default: '10',
    audience: 'shoppers',
  },
  lowStock: { name: 'low_stock', schema: wholeNumber(0, 9999), default: '3', audience: 'shoppers' },
  lowStockDays: { name: 'low_stock_days', schema: wholeNumber(0, 365), default: '14', audience: 'staff' },
  pageSizes: {
    name: 'page_sizes',
    schema: wholeNumbers(1, 500),
    default: '12,24,36,48,96',
    audience: 'shoppers',
  },
  pageSize: { name: 'page_size', schema: wholeNumber(1, 500), default: '36', audience: 'shoppers' },
  carouselSize: { name: 'carousel_size', schema: wholeNumber(1, 100), default: '10', audience: 'shoppers' },
  carouselIntervalMs: {
    name: 'carousel_interval_ms',
    schema: wholeNumber(100, 60_000),
    default: '1000',
    audience: 'shoppers',
  },
  defaultProduct: { name: 'default_product', schema: slug, default: '', audience: 'shoppers' },
  searchPlaceholder: { name: 'search_placeholder', schema: line(100), default: '', audience: 'shoppers' },
  securityContacts: { name: 'security_contact', schema: securityContacts, default: '', audience: 'shoppers' },
  securityPolicy: { name: 'security_policy', schema: httpsUrl, default: '', audience: 'shoppers' },
  securityLanguages: {
    name: 'security_languages',
    schema: languageTags,
    default: 'en',
    audience: 'shoppers',
  },
  reviewApproval: {
    name: 'review_approval',
    schema: either('yes', 'no'),
    default: 'no',
    audience: 'shoppers',
  },
  backupDaily: { name: 'backup_daily', schema: either('on', 'off'), default: 'on', audience: 'staff' },
  backupHour: { name: 'backup_hour', schema: wholeNumber(0, 23), default: '3', audience: 'staff' },
  backupDays: { name: 'backup_days', schema: wholeNumber(1, 365), default: '7', audience: 'staff' },
  demoNotice: { name: 'demo_notice', schema: line(300), default: '', audience: 'shoppers' },
  logoPicture: { name: 'logo_picture', schema: pictureHash, default: '', audience: 'shoppers' },
  accentColor: { name: 'accent_color', schema: accentColor, default: '', audience: 'shoppers' },
  typeface: {
    name: 'typeface',
    schema: choiceSetting(typefaces),
    default: 'instrument-sans',
    audience: 'shoppers',
  },
  cornerRadius: {
    name: 'corner_radius',
    schema: choiceSetting(cornerRadii),
    default: 'small',
    audience: 'shoppers',
  },
  density: {
    name: 'density',
    schema: choiceSetting(densities),
    default: 'comfortable',
    audience: 'shoppers',
  },
  emailAccentColor: { name: 'email_accent_color', schema: accentColor, default: '', audience: 'staff' },
  testPayments: { name: 'test_payments', schema: either('on', 'off'), default: 'off', audience: 'staff' },
} satisfies Record<string, SettingDefinition<unknown>>

export type SettingKey = keyof typeof settingDefinitions

/** The settings that may be sent to browsers. */
export type ShopperSettingKey = {
  [Key in SettingKey]: (typeof settingDefinitions)[Key]['audience'] extends 'shoppers' ? Key : never
}[SettingKey]

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

export function findSettingKey(name: string): SettingKey | undefined {
  return settingKeys.find(key => settingDefinitions[key].name === name)
}
