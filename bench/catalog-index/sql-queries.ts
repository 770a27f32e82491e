import { type RawBuilder, sql } from 'kysely'
import type { Filters, Listing, ListingQuery, Sort } from '#commerce/catalog/index/listing-query.ts'
import { fold } from '#commerce/catalog/search/words/fold.ts'
import type { Db } from '#db/schema/schema.ts'

const orders: Record<Sort, string> = {
  featured: 'featured, sold desc, id',
  newest: 'created_at desc, id desc',
  'best-selling': 'sold desc, id',
  'price-asc': 'price, id',
  'price-desc': 'price desc, id desc',
  name: 'name, id',
  'top-rated': 'rating desc, sold desc, id',
}

type Group = 'categories' | 'colors' | 'brands' | 'sizes' | 'price'

/**
 * A page, the total and all counts in SQL. Searches use LIKE on the title, without typo correction, and list best sellers
 * first.
 */
export async function listInSql(db: Db, query: ListingQuery): Promise<Pick<Listing, 'ids' | 'total'>> {
  const { filters, sort, skip, limit, visibleCategories } = query
  const order = sql.raw(orders[sort ?? (query.searchText === '' ? 'featured' : 'best-selling')])
  const all = conditions(query)
  const page = await sql<{ id: number }>`
    select id from listed where ${all} order by ${order} limit ${limit} offset ${skip}`.execute(db)
  const total = await count(db, all)
  await sql`select category, count(*) from listed_category where category in (${sql.join(visibleCategories ?? [])})
    and id in (select id from listed where ${conditions(query, 'categories')}) group by category`.execute(db)
  const stock = filters.inStock ? sql`in_stock = 1 and` : sql``
  await sql`select color, count(*) from listed_color where ${stock}
    id in (select id from listed where ${conditions(query, 'colors')}) group by color`.execute(db)
  await sql`select size, count(*) from listed_size where ${stock}
    id in (select id from listed where ${conditions(query, 'sizes')}) group by size`.execute(db)
  await sql`select brand, count(*) from listed where ${conditions(query, 'brands')} group by brand`.execute(
    db,
  )
  await sql`select price_range, count(*) from listed where ${conditions(query, 'price')} group by price_range`.execute(
    db,
  )
  await count(db, conditions({ ...query, filters: { ...filters, inStock: true } }))
  return { ids: page.rows.map(({ id }) => id), total }
}

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from listed where ${where}`.execute(
    db,
  )
  return rows[0]!.total
}

/** The conditions of all groups, or of all but one. */
function conditions({ filters, searchText }: ListingQuery, without?: Group): RawBuilder<unknown> {
  const { categories, colors, brands, sizes, priceRanges, priceFrom, priceTo, inStock }: Filters = filters
  const all: RawBuilder<unknown>[] = [sql`1 = 1`]
  const stock = inStock ? sql`in_stock = 1 and` : sql``
  if (categories.length > 0 && without !== 'categories')
    all.push(sql`id in (select id from listed_category where category in (${sql.join(categories)}))`)
  if (colors.length > 0 && without !== 'colors')
    all.push(sql`id in (select id from listed_color where ${stock} color in (${sql.join(colors)}))`)
  if (sizes.length > 0 && without !== 'sizes')
    all.push(sql`id in (select id from listed_size where ${stock} size in (${sql.join(sizes)}))`)
  if (brands.length > 0 && without !== 'brands') all.push(sql`brand in (${sql.join(brands)})`)
  if (without !== 'price') {
    if (priceRanges.length > 0) all.push(sql`price_range in (${sql.join(priceRanges)})`)
    if (priceFrom !== null) all.push(sql`price >= ${priceFrom}`)
    if (priceTo !== null) all.push(sql`price <= ${priceTo}`)
  }
  if (inStock) all.push(sql`in_stock = 1`)
  for (const word of fold(searchText).split(' ').filter(Boolean)) all.push(sql`name like ${`%${word}%`}`)
  return sql.join(all, sql` and `)
}
