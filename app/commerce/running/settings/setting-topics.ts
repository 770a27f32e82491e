import type { SettingKey } from './setting-definitions.ts'

/** The settings that are edited together, in the order of their page. Each is in one topic. */
export const settingTopics = {
  shop: [
    ...(['shopName', 'email', 'phone', 'address', 'country'] as const),
    ...(['logoText', 'tagline', 'description', 'copyright'] as const),
    ...(['language', 'currency', 'timeZone', 'demoNotice'] as const),
  ],
  theme: ['logoPicture', 'accentColor', 'typeface', 'cornerRadius', 'density'],
  emails: ['emailAccentColor'],
  checkout: ['quantityLimit', 'pricesIncludeTax', 'lowestPrice'],
  payments: ['paymentMinutes', 'transferDays', 'unpaidUnits', 'testPayments'],
  shipping: ['handlingDays', 'shippingText'],
  returns: [
    ...(['returnDays', 'withdrawalDays', 'warrantyYears', 'answerDays'] as const),
    ...(['returnAddress', 'returnsText', 'warrantyText'] as const),
  ],
  invoices: ['invoiceSeller', 'taxId'],
  stock: ['lowStock', 'lowStockDays'],
  catalog: [
    ...(['pageSizes', 'pageSize', 'searchPlaceholder', 'reviewApproval'] as const),
    ...(['carouselSize', 'carouselIntervalMs', 'defaultProduct'] as const),
  ],
  backups: ['backupDaily', 'backupHour', 'backupDays'],
  security: ['securityContacts', 'securityPolicy', 'securityLanguages'],
} as const satisfies Record<string, readonly SettingKey[]>

export type SettingTopic = keyof typeof settingTopics

export const settingTopicNames = Object.keys(settingTopics) as SettingTopic[]

export function findSettingTopic(name: string): SettingTopic | undefined {
  return settingTopicNames.find(topic => topic === name)
}

/** Whether changing it may cost money, which takes a permission of its own. */
export function isPaymentTopic(topic: SettingTopic): boolean {
  return topic === 'payments'
}
