import { type RawBuilder, sql } from 'kysely'
import { notFeatured, weightedRating } from '#commerce/catalog/index/catalog-columns.ts'
import { positionsById } from '#commerce/catalog/index/facet-sets.ts'
import type { ProductFacts } from '#commerce/catalog/index/product-facts.ts'
import {
  readFactsAfter,
  readFeatured,
  readTaxonomy,
} from '#commerce/catalog/index/product-facts-store.server.ts'
import { categoryPathLookup } from '#commerce/catalog/products/category-path.ts'
import { fold } from '#commerce/catalog/search/words/fold.ts'
import type { Db } from '#db/schema/schema.ts'

/** For prices outside of all ranges. */
const noRange = -1
const batch = 2000

/**
 * Gives SQL its best case: tables made for listings with precomputed prices, price ranges and ancestor categories, indexes for
 * every order, and statistics.
 */
export async function fillSqlTables(shop: Db, db: Db): Promise<void> {
  const taxonomy = await readTaxonomy(shop)
  const featured = await readFeatured(shop)
  const pathTo = categoryPathLookup(taxonomy.categories)
  const pathsById = new Map(taxonomy.categories.map(category => [category.id, pathTo(category)]))
  const positions = {
    brand: positionsById(taxonomy.brands),
    category: positionsById(taxonomy.categories),
    color: positionsById(taxonomy.colors),
    size: positionsById(taxonomy.sizes),
  }
  for (const statement of tables) await sql.raw(statement).execute(db)
  const values = (facts: ProductFacts) => {
    const range = taxonomy.priceRanges.findIndex(({ from, to }) => facts.price >= from && facts.price <= to)
    const index = featured.indexOf(facts.id)
    return sql`(${facts.id}, ${fold(facts.title)}, ${positions.brand.get(facts.brand) ?? -1}, ${facts.price},
      ${range < 0 ? noRange : range}, ${Number(facts.inStock)}, ${facts.createdAt}, ${facts.sold},
      ${Math.fround(weightedRating(facts.ratingSum, facts.reviewCount))}, ${index < 0 ? notFeatured : index})`
  }
  for (let last = 0; ; ) {
    const read = await readFactsAfter(shop, last, batch)
    if (read.length === 0) break
    last = read.at(-1)!.id
    const listed = read.filter(facts => facts.listed)
    for (let at = 0; at < listed.length; at += batch / 4)
      await insert(db, 'listed', listed.slice(at, at + batch / 4).map(values))
    const rows = (of: (facts: ProductFacts) => number[][]) =>
      listed.flatMap(facts => of(facts).map(row => sql.raw<unknown>(`(${[facts.id, ...row].join(', ')})`)))
    const categories = ({ categories }: ProductFacts) =>
      [...new Set(categories.flatMap(id => pathsById.get(id)!))].map(({ id }) => [
        positions.category.get(id)!,
      ])
    await insert(db, 'listed_category', rows(categories))
    const had = (all: readonly number[], offered: readonly number[], group: 'color' | 'size') =>
      all.map(id => [positions[group].get(id)!, Number(offered.includes(id))])
    await insert(
      db,
      'listed_color',
      rows(facts => had(facts.colors, facts.colorsInStock, 'color')),
    )
    await insert(
      db,
      'listed_size',
      rows(facts => had(facts.sizes, facts.sizesInStock, 'size')),
    )
  }
  for (const statement of indexes) await sql.raw(statement).execute(db)
}

async function insert(db: Db, table: string, rows: readonly RawBuilder<unknown>[]): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql.table(table)} values ${sql.join(rows)}`.execute(db)
}

const tables = [
  `create table listed (id integer primary key, name text not null, brand integer not null, price integer not null,
    price_range integer not null, in_stock integer not null, created_at bigint not null, sold integer not null,
    rating double precision not null, featured bigint not null)`,
  'create table listed_category (id integer not null, category integer not null)',
  'create table listed_color (id integer not null, color integer not null, in_stock integer not null)',
  'create table listed_size (id integer not null, size integer not null, in_stock integer not null)',
]

const indexes = [
  'create index listed_featured on listed (featured, sold desc, id)',
  'create index listed_newest on listed (created_at desc, id desc)',
  'create index listed_best_selling on listed (sold desc, id)',
  'create index listed_price on listed (price, id)',
  'create index listed_name on listed (name, id)',
  'create index listed_rating on listed (rating desc, sold desc, id)',
  'create index listed_brand on listed (brand, price, in_stock)',
  'create index listed_range on listed (price_range, in_stock)',
  'create index listed_category_of on listed_category (category, id)',
  'create index listed_category_by on listed_category (id, category)',
  'create index listed_color_of on listed_color (color, in_stock, id)',
  'create index listed_color_by on listed_color (id, color, in_stock)',
  'create index listed_size_of on listed_size (size, in_stock, id)',
  'create index listed_size_by on listed_size (id, size, in_stock)',
  'analyze',
]
