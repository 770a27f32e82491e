import { sql } from 'kysely'
import { selectProducts } from '#commerce/catalog/products/staff-list/product-filter-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { chunksOf } from '../../changes/row-store.server.ts'
import type { BulkAction, FieldAction, ProductSelection, Stored } from './bulk-change.ts'
import type { BulkFacts } from './plan-bulk-change.ts'
import type { StoredField } from './plan-field.ts'

/** Ids in one list of a query. */
const idsPerQuery = 2000

/** The ids of up to `max` selected products, the newest first. */
export async function readSelectedProducts(
  db: Db,
  { ids, filter, leftOut }: ProductSelection,
  { lowStock, max }: { lowStock: number; max: number },
): Promise<number[]> {
  const selected = ids === null ? selectProducts(db, filter, lowStock) : db.selectFrom('product')
  const rows = await selected
    .select('product.id')
    .where('product.removed_at', 'is', null)
    .$if(ids !== null, query => query.where('product.id', 'in', [...ids!, 0]))
    .$if(leftOut.length > 0, query => query.where('product.id', 'not in', leftOut))
    .orderBy('product.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** The stored values that an action on these products depends on, in their order. */
export async function readBulkFacts(db: Db, ids: readonly number[], action: BulkAction): Promise<BulkFacts> {
  const facts = { products: [], variants: [], categories: [], tags: [], attributes: [], fields: [] } as {
    -readonly [Part in keyof BulkFacts]: BulkFacts[Part][number][]
  }
  for (const some of chunksOf(ids, idsPerQuery)) {
    facts.products.push(...(await readProducts(db, some)))
    if (action.kind === 'price') facts.variants.push(...(await readPrices(db, some)))
    if (action.kind === 'category') facts.categories.push(...(await readCategories(db, some)))
    if (action.kind === 'attribute') facts.attributes.push(...(await readValues(db, some, action.attribute)))
    if (action.kind === 'field') facts.fields.push(...(await readFields(db, some, action)))
    if (action.kind === 'tag') facts.tags.push(...(await readTags(db, some)))
  }
  return facts
}

async function readProducts(db: Db, ids: readonly number[]): Promise<BulkFacts['products']> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'published_at', 'publish_at', 'tax_class_id'])
    .select(product =>
      product
        .selectFrom('variant')
        .whereRef('product_id', '=', 'product.id')
        .where('removed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('variants'),
    )
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map(({ variants, ...row }) => [row.id, { ...row, variants: Number(variants) }]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

function readPrices(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('variant')
    .select(['id', 'product_id', 'price', 'compare_at_price'])
    .where('product_id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
}

function readCategories(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', ids)
    .execute()
}

function readTags(db: Db, ids: readonly number[]) {
  return db.selectFrom('product_tag').select(['product_id', 'tag']).where('product_id', 'in', ids).execute()
}

function readValues(db: Db, ids: readonly number[], attribute: number) {
  return db
    .selectFrom('product_attribute')
    .selectAll()
    .where('attribute_id', '=', attribute)
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('place')
    .execute()
}

async function readFields(
  db: Db,
  ids: readonly number[],
  { table, column }: FieldAction,
): Promise<StoredField[]> {
  const value = sql.ref<Stored>(column).as('value')
  const ofVariants = (query: typeof variants) =>
    query.where('product_id', 'in', ids).where('removed_at', 'is', null).orderBy('product_id')
  const variants = db.selectFrom('variant').select(['id', 'product_id', 'measure'])
  if (table === 'variant') {
    const rows = await ofVariants(variants).select(value).orderBy('position').execute()
    return rows.map(({ measure: _, ...row }) => ({ ...row, measures: [] }))
  }
  const rows = await db
    .selectFrom('product')
    .select(['id', 'unit_measure', 'unit_base', value])
    .where('id', 'in', ids)
    .execute()
  const measures =
    column === 'unit_base'
      ? Map.groupBy(await ofVariants(variants).execute(), ({ product_id }) => product_id)
      : new Map<number, never>()
  const measuresOf = ({ id, unit_measure, unit_base }: (typeof rows)[number]) => {
    if (column === 'unit_measure') return [unit_base]
    if (column !== 'unit_base') return []
    return [unit_measure, ...(measures.get(id) ?? []).map(({ measure }) => measure)]
  }
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    return row ? { id, product_id: id, value: row.value, measures: measuresOf(row) } : []
  })
}
