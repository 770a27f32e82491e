import { type RawBuilder, sql } from 'kysely'
import { waysIn } from '../../app/commerce/catalog/category-path.ts'
import { notFeatured, rank } from '../../app/commerce/finding/catalog-columns.ts'
import { placesOf } from '../../app/commerce/finding/facet-sets.ts'
import { readFactsAfter, readFeatured, readTaxonomy } from '../../app/commerce/finding/facts-store.server.ts'
import type { ProductFacts } from '../../app/commerce/finding/product-facts.ts'
import { fold } from '../../app/commerce/search/fold.ts'
import type { Db } from '../../app/db/schema.ts'

/** Where no price range has the price. */
const noRange = -1
const batch = 2000

/**
 * Gives SQL its best case: tables made for finding, with the price of the card, the range that it is in and the categories
 * above worked out, indexes for every order, and statistics.
 */
export async function fillSqlTables(shop: Db, db: Db): Promise<void> {
  const taxonomy = await readTaxonomy(shop)
  const featured = await readFeatured(shop)
  const wayTo = waysIn(taxonomy.categories)
  const waysById = new Map(taxonomy.categories.map(category => [category.id, wayTo(category)]))
  const places = {
    brand: placesOf(taxonomy.brands),
    category: placesOf(taxonomy.categories),
    color: placesOf(taxonomy.colors),
    size: placesOf(taxonomy.sizes),
  }
  for (const statement of tables) await sql.raw(statement).execute(db)
  const values = (facts: ProductFacts) => {
    const range = taxonomy.priceRanges.findIndex(
      ({ from, below }) => facts.price >= from && facts.price < below,
    )
    const place = featured.indexOf(facts.id)
    return sql`(${facts.id}, ${fold(facts.title)}, ${places.brand.get(facts.brand) ?? -1}, ${facts.price},
      ${range < 0 ? noRange : range}, ${Number(facts.inStock)}, ${facts.createdAt}, ${facts.sold},
      ${Math.fround(rank(facts.ratingSum, facts.reviewCount))}, ${place < 0 ? notFeatured : place})`
  }
  for (let last = 0; ; ) {
    const read = await readFactsAfter(shop, last, batch)
    if (read.length === 0) break
    last = read.at(-1)!.id
    const listed = read.filter(facts => facts.listed)
    for (let at = 0; at < listed.length; at += batch / 4)
      await insert(db, 'found', listed.slice(at, at + batch / 4).map(values))
    const rows = (of: (facts: ProductFacts) => number[][]) =>
      listed.flatMap(facts => of(facts).map(row => sql.raw<unknown>(`(${[facts.id, ...row].join(', ')})`)))
    const categories = ({ categories }: ProductFacts) =>
      [...new Set(categories.flatMap(id => waysById.get(id)!))].map(({ id }) => [places.category.get(id)!])
    await insert(db, 'found_category', rows(categories))
    const had = (all: readonly number[], offered: readonly number[], group: 'color' | 'size') =>
      all.map(id => [places[group].get(id)!, Number(offered.includes(id))])
    await insert(
      db,
      'found_color',
      rows(facts => had(facts.colors, facts.colorsInStock, 'color')),
    )
    await insert(
      db,
      'found_size',
      rows(facts => had(facts.sizes, facts.sizesInStock, 'size')),
    )
  }
  for (const statement of indexes) await sql.raw(statement).execute(db)
}

async function insert(db: Db, table: string, rows: readonly RawBuilder<unknown>[]): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql.table(table)} values ${sql.join(rows)}`.execute(db)
}

const tables = [
  `create table found (id integer primary key, name text not null, brand integer not null, price integer not null,
    price_range integer not null, in_stock integer not null, created_at bigint not null, sold integer not null,
    rating double precision not null, featured bigint not null)`,
  'create table found_category (id integer not null, category integer not null)',
  'create table found_color (id integer not null, color integer not null, in_stock integer not null)',
  'create table found_size (id integer not null, size integer not null, in_stock integer not null)',
]

const indexes = [
  'create index found_featured on found (featured, sold desc, id)',
  'create index found_newest on found (created_at desc, id desc)',
  'create index found_best_selling on found (sold desc, id)',
  'create index found_price on found (price, id)',
  'create index found_name on found (name, id)',
  'create index found_rating on found (rating desc, sold desc, id)',
  'create index found_brand on found (brand, price, in_stock)',
  'create index found_range on found (price_range, in_stock)',
  'create index found_category_of on found_category (category, id)',
  'create index found_category_by on found_category (id, category)',
  'create index found_color_of on found_color (color, in_stock, id)',
  'create index found_color_by on found_color (id, color, in_stock)',
  'create index found_size_of on found_size (size, in_stock, id)',
  'create index found_size_by on found_size (id, size, in_stock)',
  'analyze',
]
