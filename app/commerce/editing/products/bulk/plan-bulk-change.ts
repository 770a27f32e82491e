import { toAmount } from '#commerce/values/money.ts'
import type { BulkAction, BulkPlan, PlannedRow } from './bulk-change.ts'
import { planAttribute, type StoredFact } from './plan-attribute.ts'
import { planField, type StoredField } from './plan-field.ts'
import { planPrice } from './price-rule.ts'

interface PlannedProduct {
  id: number
  published_at: string | null
  publish_at: string | null
  tax_class_id: number | null
  /** Without removed ones. */
  variants: number
}

/** The stored values that a plan depends on. */
export interface BulkFacts {
  /** The selected products. */
  products: readonly PlannedProduct[]
  /** Their variants, for prices. */
  variants: readonly { id: number; product_id: number; price: number; compare_at_price: number | null }[]
  /** Their categories and tags. */
  categories: readonly { product_id: number; category_id: number }[]
  tags: readonly { product_id: number; tag: string }[]
  /** Their values of one attribute. */
  attributes: readonly StoredFact[]
  /** Their values of one field, or those of their variants. */
  fields: readonly StoredField[]
}

/** The rows that an action writes. Unchanged rows aren't planned. */
export function planBulkChange(
  action: BulkAction,
  facts: BulkFacts,
  { currency, now }: { currency: string; now: Date },
): BulkPlan {
  const products = facts.products.map(({ id }) => id)
  const none = { products, rows: [], exceptions: [], warnings: [] }
  switch (action.kind) {
    case 'price':
      return { ...none, ...planPrices(action, facts, currency) }
    case 'category':
      return { ...none, rows: planCategories(action, facts) }
    case 'tag':
      return { ...none, rows: planTags(action, facts) }
    case 'attribute':
      return { ...none, rows: planAttribute(action, facts) }
    case 'field':
      return { ...none, ...planField(action, facts.fields) }
    case 'tax-class':
      return { ...none, rows: planTaxClass(action, facts) }
    case 'publish':
      return { ...none, ...planPublishing(action, facts, now) }
  }
}

type Planned = Omit<BulkPlan, 'products'>

function planPrices(
  { rule }: Extract<BulkAction, { kind: 'price' }>,
  { variants }: BulkFacts,
  currency: string,
): Planned {
  const rows: PlannedRow[] = []
  const exceptions: BulkPlan['exceptions'][number][] = []
  const warnings: BulkPlan['warnings'][number][] = []
  for (const { id, product_id: product, price, compare_at_price } of variants) {
    const compareAtPrice = compare_at_price === null ? null : toAmount(compare_at_price)
    const result = planPrice({ price: toAmount(price), compareAtPrice }, rule, currency)
    if (!result.ok) {
      if (result.reason !== 'unchanged') exceptions.push({ product, reason: result.reason })
      continue
    }
    const { planned, warning } = result
    const after = { price: planned.price, compare_at_price: planned.compareAtPrice }
    rows.push({ table: 'variant', product, key: { id }, before: { price, compare_at_price }, after })
    if (warning) warnings.push({ product, warning })
  }
  return { rows, exceptions, warnings }
}

function planCategories(
  { change, category }: Extract<BulkAction, { kind: 'category' }>,
  { products, categories }: BulkFacts,
): PlannedRow[] {
  const of = Map.groupBy(categories, ({ product_id }) => product_id)
  const table = 'product_category' as const
  return products.flatMap(({ id: product }): PlannedRow[] => {
    const current = (of.get(product) ?? []).map(({ category_id }) => category_id)
    const isGone = (id: number) =>
      change === 'remove' ? id === category : change === 'move' && id !== category
    const row = (category_id: number) => ({ product_id: product, category_id })
    const gone = current
      .filter(isGone)
      .map(id => ({ table, product, key: row(id), before: row(id), after: null }))
    if (change === 'remove' || current.includes(category)) return gone
    return [...gone, { table, product, key: row(category), before: null, after: row(category) }]
  })
}

function planTags(
  { change, tag }: Extract<BulkAction, { kind: 'tag' }>,
  { products, tags }: BulkFacts,
): PlannedRow[] {
  const tagged = new Set(tags.flatMap(row => (row.tag === tag ? [row.product_id] : [])))
  return products.flatMap(({ id: product }): PlannedRow[] => {
    if (tagged.has(product) === (change === 'add')) return []
    const row = { product_id: product, tag }
    const [before, after] = change === 'add' ? [null, row] : [row, null]
    return [{ table: 'product_tag', product, key: row, before, after }]
  })
}

function planTaxClass(
  { taxClass }: Extract<BulkAction, { kind: 'tax-class' }>,
  { products }: BulkFacts,
): PlannedRow[] {
  const after = { tax_class_id: taxClass }
  return products.flatMap(({ id, tax_class_id }): PlannedRow[] =>
    tax_class_id === taxClass
      ? []
      : [{ table: 'product', product: id, key: { id }, before: { tax_class_id }, after }],
  )
}

/** Shoppers don't see products without variants, and a date doesn't hide what is published. */
function planPublishing(
  action: Extract<BulkAction, { kind: 'publish' }>,
  { products }: BulkFacts,
  now: Date,
): Planned {
  const after = {
    published_at: action.change === 'publish' ? now.toISOString() : null,
    publish_at: action.change === 'schedule' ? action.at : null,
  }
  const rows: PlannedRow[] = []
  const exceptions: BulkPlan['exceptions'][number][] = []
  for (const { id, published_at, publish_at, variants } of products) {
    const isPublished = published_at !== null
    if (action.change !== 'unpublish' && variants === 0)
      exceptions.push({ product: id, reason: 'no-variants' })
    else if (action.change === 'schedule' && isPublished)
      exceptions.push({ product: id, reason: 'already-published' })
    else if (isPublished !== (action.change === 'publish') || publish_at !== after.publish_at)
      rows.push({ table: 'product', product: id, key: { id }, before: { published_at, publish_at }, after })
  }
  return { rows, exceptions, warnings: [] }
}
