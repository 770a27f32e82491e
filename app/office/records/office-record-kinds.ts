import type { FacetName } from '#commerce/catalog/index/listing-param-names.ts'
import type { MergeKind } from '#commerce/editing/merging/merge-kind.ts'
import type { Permission } from '#commerce/people/staff/role.ts'
import type { officeRecordMessages } from '#messages/office/records.ts'
import { shippingCostMessages } from '#messages/office/shipping-cost.ts'

/** The sections that have records, with the permission to edit them. */
const recordSections = {
  catalog: 'products.edit',
  content: 'content.edit',
  selling: 'selling.edit',
  searches: 'products.edit',
  settings: 'settings.edit',
} as const satisfies Record<string, Permission>

export type RecordSection = keyof typeof recordSections

/** Records that the office edits with one list and one form for all kinds. */
export interface OfficeRecordKind {
  section: RecordSection
  /** In the address after the section: `/office/selling/taxes`. */
  path: keyof typeof officeRecordMessages.kinds
  /** The name of its record definition. */
  subject: string
  /** The fields that its list shows. */
  columns: readonly string[]
  /** A page that tries what these records do, linked above their list. */
  tool?: { to: string; label: string }
  /** Takes the permission of payments, and a fresh proof. */
  isPayment?: true
  /** Buttons move its records up and down. */
  isOrdered?: true
  /** A list for each value of this field, within which records move. */
  groupedBy?: string
  /** Its list counts the products that shoppers see. */
  counts?: FacetName
  /** Two can be merged. */
  merges?: MergeKind
  /** Parts of its form besides the fields. */
  panel?: 'collection'
  /** Its list is a page of its own. */
  hasOwnList?: true
  /** Its form has more than fields. */
  hasOwnForm?: true
}

const shippingCost = { to: '/office/selling/shipping-cost', label: shippingCostMessages.link }

const kinds: Record<RecordSection, readonly Omit<OfficeRecordKind, 'section'>[]> = {
  catalog: [
    {
      ...{ path: 'categories', subject: 'categories', columns: ['name', 'slug'], merges: 'categories' },
      hasOwnList: true,
    },
    {
      ...{ path: 'brands', subject: 'brands', columns: ['name', 'slug'], merges: 'brands' },
      ...{ isOrdered: true, counts: 'brands' },
    },
    {
      ...{ path: 'colors', subject: 'colors', columns: ['name', 'hex', 'slug'], merges: 'colors' },
      ...{ isOrdered: true, counts: 'colors' },
    },
    {
      ...{ path: 'sizes', subject: 'sizes', columns: ['name', 'slug'], merges: 'sizes' },
      ...{ isOrdered: true, counts: 'sizes' },
    },
    {
      ...{ path: 'price-ranges', subject: 'price-ranges', columns: ['label', 'from_price', 'to_price'] },
      counts: 'priceRanges',
    },
    {
      path: 'collections',
      subject: 'collections',
      columns: ['title', 'rule', 'slug'],
      merges: 'collections',
      panel: 'collection',
    },
  ],
  content: [
    { path: 'pages', subject: 'pages', columns: ['title', 'slug', 'published_at'] },
    { path: 'journal', subject: 'journal-entries', columns: ['title', 'published_at'], hasOwnList: true },
    {
      ...{ path: 'banners', subject: 'banners', columns: ['heading', 'shown_from', 'href'] },
      ...{ isOrdered: true, groupedBy: 'placement' },
    },
    {
      ...{ path: 'sections', subject: 'page-sections', columns: ['heading', 'kind', 'shown_from'] },
      ...{ isOrdered: true, groupedBy: 'page' },
    },
    {
      ...{ path: 'menus', subject: 'menu-items', columns: ['label', 'href'] },
      ...{ isOrdered: true, groupedBy: 'menu' },
    },
    { path: 'benefits', subject: 'benefits', columns: ['text', 'shown_from'], isOrdered: true },
    { path: 'social', subject: 'social-links', columns: ['network', 'href'] },
  ],
  selling: [
    {
      ...{ path: 'promotions', subject: 'promotions', columns: ['title', 'code'] },
      ...{ hasOwnList: true, hasOwnForm: true },
    },
    { path: 'zones', subject: 'delivery-zones', columns: ['name', 'countries'], tool: shippingCost },
    {
      path: 'delivery',
      subject: 'delivery-methods',
      columns: ['name', 'zone', 'rate', 'duration'],
      tool: shippingCost,
    },
    { path: 'tax-classes', subject: 'tax-classes', columns: ['name'] },
    { path: 'taxes', subject: 'tax-rates', columns: ['country', 'rate', 'tax_class', 'name', 'region'] },
  ],
  searches: [
    { path: 'synonyms', subject: 'search-synonyms', columns: ['word', 'means'] },
    { path: 'redirects', subject: 'search-redirects', columns: ['query', 'target'] },
  ],
  settings: [
    { path: 'bank-accounts', subject: 'bank-accounts', columns: ['name', 'details'], isPayment: true },
  ],
}

export const officeRecordKinds: readonly OfficeRecordKind[] = Object.entries(kinds).flatMap(
  ([section, ofSection]) => ofSection.map(kind => ({ section: section as RecordSection, ...kind })),
)

/** The kind that an address like `/office/selling/taxes/3` is about. */
export function kindOfPath(pathname: string): OfficeRecordKind {
  const [, section, name] = /^\/office\/([^/.]+)\/([^/.]+)/.exec(pathname) ?? []
  const kind = officeRecordKinds.find(kind => kind.section === section && kind.path === name)
  if (!kind) throw new Error(`no kind of record has the address ${pathname}`)
  return kind
}

export function recordListPath({ section, path }: OfficeRecordKind): string {
  return `/office/${section}/${path}`
}

export function recordPermission({ section, isPayment }: OfficeRecordKind): Permission {
  return isPayment ? 'settings.payments' : recordSections[section]
}

/** A record in an address, by the texts that name it. Only one text stays readable. */
export function recordParam(key: readonly string[]): string {
  return key.length === 1 ? encodeURIComponent(key[0]!) : encodeURIComponent(JSON.stringify(key))
}

/** The texts of `recordParam`, which the router has decoded; undefined if they are broken. */
export function readRecordParam(param: string, length: number): string[] | undefined {
  if (length === 1) return [param]
  try {
    const key: unknown = JSON.parse(param)
    const isKey = Array.isArray(key) && key.length === length && key.every(part => typeof part === 'string')
    return isKey ? (key as string[]) : undefined
  } catch {
    return undefined
  }
}
