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

export interface SettingDefinition<Value> {
  /** In the database and on the command line. */
  name: string
  field: SettingField<Value>
  /** As people write it. Applies if the value is missing or invalid. */
  default: string
}

/** Settings that may be sent to browsers. */
const shopperSettings = {
  shopName: { name: 'shop_name', field: requiredLine(100), default: 'Shop' },
  logoText: { name: 'logo_text', field: line(40), default: '' },
  tagline: { name: 'tagline', field: line(300), default: '' },
  description: { name: 'meta_description', field: line(1000), default: '' },
  copyright: { name: 'copyright', field: line(300), default: '' },
  phone: { name: 'phone', field: line(60), default: '' },
  email: { name: 'email', field: email, default: '' },
  address: { name: 'address', field: lines(500), default: '' },
  country: { name: 'country', field: country, default: 'US' },
  timeZone: { name: 'time_zone', field: timeZone, default: 'UTC' },
  currency: { name: 'currency', field: currency, default: 'USD' },
  language: { name: 'language', field: language, default: 'en' },
  returnAddress: { name: 'return_address', field: lines(500), default: '' },
  invoiceSeller: { name: 'invoice_seller', field: lines(1000), default: '' },
  taxId: { name: 'tax_id', field: line(100), default: '' },
  shippingText: { name: 'shipping_text', field: lines(5000), default: '' },
  returnsText: { name: 'returns_text', field: lines(5000), default: '' },
  warrantyText: { name: 'warranty_text', field: lines(5000), default: '' },
  handlingDays: { name: 'handling_days', field: wholeNumber(0, 99), default: '1' },
  returnDays: { name: 'return_days', field: wholeNumber(0, 999), default: '30' },
  warrantyYears: { name: 'warranty_years', field: wholeNumber(0, 999), default: '2' },
  withdrawalDays: { name: 'withdrawal_days', field: withdrawalDays, default: '14' },
  pricesIncludeTax: { name: 'prices_include_tax', field: either('yes', 'no'), default: 'yes' },
  lowestPrice: { name: 'lowest_price', field: either('yes', 'no'), default: 'no' },
  // Long enough to find the card, and to come back from a reminder halfway.
  paymentMinutes: { name: 'payment_minutes', field: wholeNumber(10, 1440), default: '60' },
  // A bank transfer takes a day or two; a household rarely buys more than 20 items at once.
  transferDays: { name: 'transfer_days', field: wholeNumber(1, 999), default: '3' },
  unpaidUnits: { name: 'unpaid_units', field: wholeNumber(1, 999), default: '20' },
  quantityLimit: { name: 'quantity_limit', field: wholeNumber(1, 9999), default: '10' },
  lowStock: { name: 'low_stock', field: wholeNumber(0, 9999), default: '3' },
  pageSizes: { name: 'page_sizes', field: wholeNumbers(1, 500), default: '12,24,36,48,96' },
  pageSize: { name: 'page_size', field: wholeNumber(1, 500), default: '36' },
  carouselSize: { name: 'carousel_size', field: wholeNumber(1, 100), default: '10' },
  carouselIntervalMs: { name: 'carousel_interval_ms', field: wholeNumber(100, 60_000), default: '1000' },
  defaultProduct: { name: 'default_product', field: optionalField(slugField, ''), default: '' },
  searchPlaceholder: { name: 'search_placeholder', field: line(100), default: '' },
  securityContacts: { name: 'security_contact', field: securityContacts, default: '' },
  securityPolicy: { name: 'security_policy', field: httpsUrl, default: '' },
  securityLanguages: { name: 'security_languages', field: languageTags, default: 'en' },
  reviewApproval: { name: 'review_approval', field: either('yes', 'no'), default: 'no' },
  demoNotice: { name: 'demo_notice', field: line(300), default: '' },
  logoPicture: { name: 'logo_picture', field: pictureHash, default: '' },
  accentColor: { name: 'accent_color', field: accentColor, default: '' },
  typeface: { name: 'typeface', field: choice(typefaces), default: 'instrument-sans' },
  cornerRadius: { name: 'corner_radius', field: choice(cornerRadii), default: 'small' },
  density: { name: 'density', field: choice(densities), default: 'comfortable' },
} satisfies Record<string, SettingDefinition<unknown>>

const staffSettings = {
  answerDays: { name: 'answer_days', field: wholeNumber(1, 60), default: '7' },
  lowStockDays: { name: 'low_stock_days', field: wholeNumber(0, 365), default: '14' },
  backupDaily: { name: 'backup_daily', field: either('on', 'off'), default: 'on' },
  backupHour: { name: 'backup_hour', field: wholeNumber(0, 23), default: '3' },
  backupDays: { name: 'backup_days', field: wholeNumber(1, 365), default: '7' },
  emailAccentColor: { name: 'email_accent_color', field: accentColor, default: '' },
  testPayments: { name: 'test_payments', field: either('on', 'off'), default: 'off' },
} satisfies Record<string, SettingDefinition<unknown>>

/** Every setting of the shop. `app/messages/settings.ts` has their labels. */
export const settingDefinitions = { ...shopperSettings, ...staffSettings }

export type SettingKey = keyof typeof settingDefinitions

export type ShopperSettingKey = keyof typeof shopperSettings

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

export function findSettingKey(name: string): SettingKey | undefined {
  return settingKeys.find(key => settingDefinitions[key].name === name)
}
