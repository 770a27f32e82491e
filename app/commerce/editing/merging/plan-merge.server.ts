import { valueColumns } from '#commerce/catalog/products/options/option-values.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { readRuleCollections } from '../../catalog/collections/collection-store.server.ts'
import type { BatchWork } from '../changes/change-batch-store.server.ts'
import type { TableRow } from '../changes/change-set.ts'
import { readFormerSlugs } from '../former-slugs/former-slug-store.server.ts'
import { hasAddress, type MergeKind, type MergeSide, mergedTables } from './merge-kind.ts'
import {
  type ColumnLink,
  type PairLink,
  readCategoryAttributes,
  readCollectionRules,
  readLastPlace,
  readLinked,
  readPairs,
} from './merge-store.server.ts'

/** Rows that a merge writes, in this order. */
export type MergeWork = Exclude<BatchWork, { kind: 'undo' }>

/** The two that are merged. */
export interface MergePair {
  kind: MergeKind
  from: MergeSide
  into: MergeSide
}

export const pairLinks: Partial<Record<MergeKind, PairLink>> = {
  categories: { table: 'product_category', column: 'category_id' },
  'attribute-values': { table: 'product_attribute', column: 'value_id' },
  tags: { table: 'product_tag', column: 'tag' },
  collections: { table: 'collection_product', column: 'collection_id' },
}

/** The columns with products first. */
export const columnLinks: Partial<Record<MergeKind, readonly ColumnLink[]>> = {
  categories: [
    { table: 'category', column: 'parent_id' },
    { table: 'promotion', column: 'category_id' },
  ],
  brands: [{ table: 'product', column: 'brand_id' }],
  'option-values': [
    ...valueColumns.map(column => ({ table: 'variant' as const, column })),
    { table: 'product_picture', column: 'value_id' },
  ],
}

/** The rules of collections that name it. */
export const mergeRules: Partial<Record<MergeKind, 'category' | 'brand' | 'tag'>> = {
  categories: 'category',
  brands: 'brand',
  tags: 'tag',
}

/** The value by which rows name a side. */
export function linkValue(kind: MergeKind, { id, slug }: MergeSide): number | string {
  return kind === 'tags' ? slug : id
}

/** Everything of the first goes to the second, which its addresses lead to from then on. */
export async function planMerge(db: Db | Tx, pair: MergePair): Promise<MergeWork[]> {
  const { kind, from, into } = pair
  const works = [
    ...(await planPairs(db, pair)),
    ...(await planFacts(db, pair)),
    ...(await planAttributes(db, pair)),
  ]
  for (const link of columnLinks[kind] ?? []) {
    const { table, column } = link
    const rows = await readLinked(db, link, from.id)
    const edits = rows.map(key => ({ key, columns: { [column]: into.id }, expected: { [column]: from.id } }))
    works.push({ kind: 'update', table, edits })
  }
  const rule = mergeRules[kind]
  if (rule) {
    const ids = await readRuleCollections(db, rule, from.slug)
    const edits = ids.map(id => ({ key: { id }, columns: { rule_value: into.slug } }))
    works.push({ kind: 'update', table: 'collection', edits })
  }
  if (hasAddress(kind)) works.push(...(await planRedirects(db, mergedTables[kind], from, into)))
  return works.filter(work => rowsOf(work).length > 0)
}

/** Products go from one to the other, unless they belong to both. Those of a collection by hand come last in it. */
async function planPairs(db: Db | Tx, { kind, from, into }: MergePair): Promise<MergeWork[]> {
  const link = pairLinks[kind]
  if (
    !link ||
    kind === 'attribute-values' ||
    (kind === 'collections' && !(await areByHand(db, [from.id, into.id])))
  )
    return []
  const { table, column } = link
  const products = await readPairs(db, link, linkValue(kind, from))
  const already = new Set(await readPairs(db, link, linkValue(kind, into)))
  const last = kind === 'collections' ? await readLastPlace(db, into.id) : 0
  const rowOf = (side: MergeSide) => (product_id: number) => ({ product_id, [column]: linkValue(kind, side) })
  const added = products.filter(id => !already.has(id)).map(rowOf(into))
  const rows: TableRow[] =
    kind === 'collections' ? added.map((row, at) => ({ ...row, position: last + at + 1 })) : added
  return [
    { kind: 'insert', table, rows },
    { kind: 'remove', table, keys: products.map(rowOf(from)) },
  ]
}

/** A value keeps its place in a product's list, unless the product has both. */
async function planFacts(db: Db | Tx, { kind, from, into }: MergePair): Promise<MergeWork[]> {
  if (kind !== 'attribute-values') return []
  const link = { table: 'product_attribute', column: 'value_id' } as const
  const { table } = link
  const already = new Set<unknown>(await readPairs(db, link, into.id))
  const rows = await readLinked(db, link, from.id)
  const moved = rows.filter(({ product_id }) => !already.has(product_id))
  const columns = { value_id: into.id }
  return [
    { kind: 'remove', table, keys: rows.filter(row => !moved.includes(row)) },
    { kind: 'update', table, edits: moved.map(key => ({ key, columns, expected: { value_id: from.id } })) },
  ]
}

/** Attributes of the first category are of the second one from then on. */
async function planAttributes(db: Db | Tx, { kind, from, into }: MergePair): Promise<MergeWork[]> {
  if (kind !== 'categories') return []
  const attributes = await readCategoryAttributes(db, from.id)
  const already = new Set(await readCategoryAttributes(db, into.id))
  const rowOf = (side: MergeSide) => (attribute_id: number) => ({ attribute_id, category_id: side.id })
  const table = 'attribute_category'
  return [
    { kind: 'insert', table, rows: attributes.filter(id => !already.has(id)).map(rowOf(into)) },
    { kind: 'remove', table, keys: attributes.map(rowOf(from)) },
  ]
}

/** A rule finds its own products. */
export async function areByHand(db: Db | Tx, ids: readonly number[]): Promise<boolean> {
  const rules = await readCollectionRules(db, ids)
  return [...rules.values()].every(rule => rule === null)
}

async function planRedirects(
  db: Db | Tx,
  table: (typeof mergedTables)[keyof typeof mergedTables],
  from: MergeSide,
  into: MergeSide,
): Promise<MergeWork[]> {
  const former = await readFormerSlugs(db, table, from.id)
  const keyOf = (slug: string) => ({ table_name: table, scope: from.scope, slug })
  // Without the option of a value.
  const slug = from.slug.split('/').at(-1)!
  return [
    { kind: 'remove', table, keys: [{ id: from.id }] },
    { kind: 'remove', table: 'former_slug', keys: [keyOf(slug)] },
    {
      kind: 'update',
      table: 'former_slug',
      edits: former
        .filter(other => other !== slug)
        .map(other => ({ key: keyOf(other), columns: { target_id: into.id } })),
    },
    { kind: 'insert', table: 'former_slug', rows: [{ ...keyOf(slug), target_id: into.id }] },
  ]
}

export function rowsOf(work: MergeWork): readonly unknown[] {
  if (work.kind === 'update') return work.edits
  return work.kind === 'insert' ? work.rows : work.keys
}
