import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'

export interface TagRow {
  tag: string
  /** Products that aren't removed; one more than `maxCountedOfTag` for any more. */
  products: number
}

/** Counting more would take longer than the rest of the page. */
export const maxCountedOfTag = 1000

interface TagRange {
  search: string
  /** The tag that the page starts after; empty for the first page. */
  after: string
  limit: number
}

/** Tags in their order. Each is found by one step in the index, however many products have it. */
export async function readTags(db: Db, { search, after, limit }: TagRange): Promise<TagRow[]> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, character => `\\${character}`)}%`
  const { rows } = await sql<TagRow>`
    with recursive tags(tag) as (
      select min(tag) from product_tag where tag > ${after}
      union all
      select (select min(tag) from product_tag where product_tag.tag > tags.tag) from tags where tags.tag is not null
    ), page as (
      select tag from tags where tag is not null and lower(tag) like ${pattern} escape '\\' limit ${limit}
    )
    select tag, (select count(*) from (
      select 1 from product_tag join product on product.id = product_id
      where product_tag.tag = page.tag and removed_at is null limit ${maxCountedOfTag + 1}
    ) as counted) as products
    from page order by tag`.execute(db)
  return rows.map(row => ({ ...row, products: Number(row.products) }))
}
