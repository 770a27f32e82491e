import type { EditedValues } from '../merge-edits.ts'

/** Fields of the product itself that are edited as they are typed; lists are separated by commas. */
export const productTextFields = [
  'title',
  'slug',
  'description',
  'details',
  'brand',
  'badge',
  'tax_class',
  'unit_measure',
  'unit_base',
  'hs_code',
  'origin_country',
  'manufacturer',
  'responsible',
  'safety',
  'categories',
  'tags',
  'related',
  'seo_title',
  'seo_description',
] as const

const lists: readonly string[] = ['categories', 'tags', 'related']

/** Whether a field of a product has several values. */
export function isProductList(field: string): boolean {
  return lists.includes(field)
}

/** Columns of a variant that are edited; stock goes through the ledger. */
export const variantColumns = ['price', 'compare_at_price', 'cost', 'barcode', 'weight', 'measure'] as const

export type VariantCell = (typeof variantColumns)[number] | 'stock'

export const pictureFields = ['alt', 'decorative', 'value', 'focal'] as const

/** "price-12": a cell of the variant with this id. */
export function cellField(column: VariantCell, variantId: number): string {
  return `${column}-${variantId}`
}

/** "alt-3f9a": a field of a picture, by its key. */
export function pictureField(name: (typeof pictureFields)[number], key: string): string {
  return `${name}-${key}`
}

export const fileFields = ['file_kind', 'file_name'] as const

/** "file_name-3f9a": a field of a file, by its hash. */
export function fileField(name: (typeof fileFields)[number], hash: string): string {
  return `${name}-${hash}`
}

/** "attribute-material": the field of an attribute, by its slug. */
export function attributeField(slug: string): string {
  return `attribute-${slug}`
}

/** The keys of pictures in order: their hashes, with "~2" behind the second use of a file. */
export function pictureKeys(hashes: readonly string[]): string[] {
  return hashes.map((hash, at) => {
    const earlier = hashes.slice(0, at).filter(other => other === hash).length
    return earlier === 0 ? hash : `${hash}~${earlier + 1}`
  })
}

export function hashOfPicture(key: string): string {
  return key.split('~')[0]!
}

/** Shown, hidden, or hidden until a time, which stands here as ISO 8601. */
export function visibilityOf(product: { published_at: string | null; publish_at: string | null }): string {
  return product.published_at === null ? (product.publish_at ?? 'draft') : 'published'
}

/** The values without those of the ledger, which are added up instead of merged. */
export function withoutStock(values: EditedValues): EditedValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !field.startsWith('stock-')))
}
