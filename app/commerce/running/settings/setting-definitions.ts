import { cornerRadii, densities, typefaces } from '../../content/theme/theme.ts'
import { optionalField } from '../../editing/input/field.server.ts'
import { slugField } from '../../editing/input/text-fields.server.ts'
import {
  accentColor,
  choice,
  country,
  currency,
  either,
  email,
  httpsUrl,
  language,
  languageTags,
  line,
  lines,
  pictureHash,
  requiredLine,
  type SettingField,
  securityContacts,
  timeZone,
  wholeNumber,
  wholeNumbers,
  withdrawalDays,
} from './setting-fields.server.ts'

/** Secrets aren't even shown to staff; they can only be replaced. */
type SettingAudience = 'shoppers' | 'staff' | 'secret'

export interface SettingDefinition<Value> {
  /** In the database and on the command line. */
  name: string
  field: SettingField<Value>
  /** As people write it. Applies if the value is missing or invalid. */
  default: string
  audience: SettingAudience
}

/** Every setting of the shop. `app/messages/settings.ts` has their labels. */
export const settingDefinitions = {
  shopName: {
    name: 'shop_name',
    field: requiredLine(100),
    default: 'Shop',
    audience: 'shoppers',
  },
  logoText: { name: 'logo_text', field: line(40), default: '', audience: 'shoppers' },
  tagline: { name: 'tagline', field: line(300), default: '', audience: 'shoppers' },
  description: { name: 'meta_description', field: line(1000), default: '', audience: 'shoppers' },
  copyright: { name: 'copyright', field: line(300), default: '', audience: 'shoppers' },
  phone: { name: 'phone', field: line(60), default: '', audience: 'shoppers' },
  email: { name: 'email', field: email, default: '', audience: 'shoppers' },
  address: { name: 'address', field: lines(500), default: '', audience: 'shoppers' },
  country: { name: 'country', field: country, default: 'US', audience: 'shoppers' },
  timeZone: { name: 'time_zone', field: timeZone, default: 'UTC', audience: 'shoppers' },
  currency: { name: 'currency', field: currency, default: 'USD', audience: 'shoppers' },
  language: { name: 'language', field: language, default: 'en', audience: 'shoppers' },
  returnAddress: { name: 'return_address', field: lines(500), default: '', audience: 'shoppers' },
  invoiceSeller: { name: 'invoice_seller', field: lines(1000), default: '', audience: 'shoppers' },
  taxId: { name: 'tax_id', field: line(100), default: '', audience: 'shoppers' },
  shippingText: { name: 'shipping_text', field: lines(5000), default: '', audience: 'shoppers' },
  returnsText: { name: 'returns_text', field: lines(5000), default: '', audience: 'shoppers' },
  warrantyText: { name: 'warranty_text', field: lines(5000), default: '', audience: 'shoppers' },
  handlingDays: { name: 'handling_days', field: wholeNumber(0, 99), default: '1', audience: 'shoppers' },
  returnDays: { name: 'return_days', field: wholeNumber(0, 999), default: '30', audience: 'shoppers' },
  warrantyYears: { name: 'warranty_years', field: wholeNumber(0, 999), default: '2', audience: 'shoppers' },
  withdrawalDays: { name: 'withdrawal_days', field: withdrawalDays, default: '14', audience: 'shoppers' },
  answerDays: { name: 'answer_days', field: wholeNumber(1, 60), default: '7', audience: 'staff' },
  pricesIncludeTax: {
    name: 'prices_include_tax',
    field: either('yes', 'no'),
    default: 'yes',
    audience: 'shoppers',
  },
  lowestPrice: { name: 'lowest_price', field: either('yes', 'no'), default: 'no', audience: 'shoppers' },
  // Long enough to find the card, and to come back from a reminder halfway.
  paymentMinutes: {
    name: 'payment_minutes',
    field: wholeNumber(10, 1440),
    default: '60',
    audience: 'shoppers',
  },
  // A bank transfer takes a day or two; a household rarely buys more than 20 items at once.
  transferDays: { name: 'transfer_days', field: wholeNumber(1, 999), default: '3', audience: 'shoppers' },
  unpaidUnits: { name: 'unpaid_units', field: wholeNumber(1, 999), default: '20', audience: 'shoppers' },
  quantityLimit: {
    name: 'quantity_limit',
    field: wholeNumber(1, 9999),
    default: '10',
    audience: 'shoppers',
  },
  lowStock: { name: 'low_stock', field: wholeNumber(0, 9999), default: '3', audience: 'shoppers' },
  lowStockDays: { name: 'low_stock_days', field: wholeNumber(0, 365), default: '14', audience: 'staff' },
  pageSizes: {
    name: 'page_sizes',
    field: wholeNumbers(1, 500),
    default: '12,24,36,48,96',
    audience: 'shoppers',
  },
  pageSize: { name: 'page_size', field: wholeNumber(1, 500), default: '36', audience: 'shoppers' },
  carouselSize: { name: 'carousel_size', field: wholeNumber(1, 100), default: '10', audience: 'shoppers' },
  carouselIntervalMs: {
    name: 'carousel_interval_ms',
    field: wholeNumber(100, 60_000),
    default: '1000',
    audience: 'shoppers',
  },
  defaultProduct: {
    name: 'default_product',
    field: optionalField(slugField, ''),
    default: '',
    audience: 'shoppers',
  },
  searchPlaceholder: { name: 'search_placeholder', field: line(100), default: '', audience: 'shoppers' },
  securityContacts: { name: 'security_contact', field: securityContacts, default: '', audience: 'shoppers' },
  securityPolicy: { name: 'security_policy', field: httpsUrl, default: '', audience: 'shoppers' },
  securityLanguages: {
    name: 'security_languages',
    field: languageTags,
    default: 'en',
    audience: 'shoppers',
  },
  reviewApproval: {
    name: 'review_approval',
    field: either('yes', 'no'),
    default: 'no',
    audience: 'shoppers',
  },
  backupDaily: { name: 'backup_daily', field: either('on', 'off'), default: 'on', audience: 'staff' },
  backupHour: { name: 'backup_hour', field: wholeNumber(0, 23), default: '3', audience: 'staff' },
  backupDays: { name: 'backup_days', field: wholeNumber(1, 365), default: '7', audience: 'staff' },
  demoNotice: { name: 'demo_notice', field: line(300), default: '', audience: 'shoppers' },
  logoPicture: { name: 'logo_picture', field: pictureHash, default: '', audience: 'shoppers' },
  accentColor: { name: 'accent_color', field: accentColor, default: '', audience: 'shoppers' },
  typeface: {
    name: 'typeface',
    field: choice(typefaces),
    default: 'instrument-sans',
    audience: 'shoppers',
  },
  cornerRadius: {
    name: 'corner_radius',
    field: choice(cornerRadii),
    default: 'small',
    audience: 'shoppers',
  },
  density: {
    name: 'density',
    field: choice(densities),
    default: 'comfortable',
    audience: 'shoppers',
  },
  emailAccentColor: { name: 'email_accent_color', field: accentColor, default: '', audience: 'staff' },
  testPayments: { name: 'test_payments', field: either('on', 'off'), default: 'off', audience: 'staff' },
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
