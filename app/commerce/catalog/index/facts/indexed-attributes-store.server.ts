import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { readAttributes } from '../../attributes/attribute-store.server.ts'
import { maxSingleNumbers, numberRanges } from '../../attributes/number-ranges.ts'
import type { AttributeFacet, FacetEntry, SearchedAttribute } from './product-facts.ts'

/** The attributes that shoppers filter and search by. `categoryPositions` are those of the taxonomy, by id. */
export async function readIndexedAttributes(
  db: Db,
  categoryPositions: ReadonlyMap<number, number>,
): Promise<{ facets: AttributeFacet[]; searched: SearchedAttribute[] }> {
  const all = await readAttributes(db)
  const facets: AttributeFacet[] = []
  for (const { id, slug, name, kind, unit, values, categories, isFiltered } of all) {
    if (!isFiltered || kind === 'text' || kind === 'date') continue
    facets.push({
      ...{ id, slug, name, kind, unit },
      categories: categories.flatMap(category => categoryPositions.get(category) ?? []),
      values: kind === 'number' ? await readNumbers(db, id) : kind === 'flag' ? yesAndNo : values,
    })
  }
  const searched = all.filter(({ isSearched }) => isSearched)
  return {
    facets,
    searched: searched.map(({ id, kind, name, unit, values }) => ({
      ...{ id, kind, name, unit },
      values: values.map(({ id, name }) => ({ id, name })),
    })),
  }
}

const yesAndNo: FacetEntry[] = [
  { id: 1, slug: 'yes', name: '' },
  { id: 0, slug: 'no', name: '' },
]

/** Looks only for the next different number, not at every product. */
async function readNumbers(db: Db, attribute: number): Promise<FacetEntry[]> {
  const { rows } = await sql<{ number: number; highest: number }>`
    with recursive lowest (number, place) as (
      select min(number), 1 from product_attribute where attribute_id = ${attribute} and number is not null
      union all
      select (
        select min(number) from product_attribute where attribute_id = ${attribute} and number > lowest.number
      ), place + 1
      from lowest where number is not null and place <= ${maxSingleNumbers}
    )
    select number, (
      select max(number) from product_attribute where attribute_id = ${attribute} and number is not null
    ) as highest
    from lowest where number is not null order by number`.execute(db)
  if (rows.length === 0) return []
  const ranges = numberRanges(
    rows.map(({ number }) => number),
    rows[0]!.highest,
  )
  return ranges.map(({ slug, from, below }) => ({
    ...{ id: from, slug, name: '' },
    ...(below !== undefined && { below }),
  }))
}

/** The values of these products for attributes that are filtered or searched, and the texts that are searched. */
export async function readIndexedValues(
  db: Db,
  { ids, isDense }: { ids: readonly number[]; isDense: boolean },
): Promise<{ product_id: number; attribute_id: number; value: number | null; text: string | null }[]> {
  return db
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'attribute_id')
    .select(['product_id', 'attribute_id', 'text'])
    .select(row => row.fn.coalesce('value_id', 'number', 'flag').as('value'))
    .$if(isDense, query => query.where('product_id', '>=', ids[0]!).where('product_id', '<=', ids.at(-1)!))
    .$if(!isDense, query => query.where('product_id', 'in', ids))
    .where('removed_at', 'is', null)
    .where(attribute => attribute.or([attribute('searched', '=', 1), attribute('filtered', '=', 1)]))
    .where('kind', '!=', 'date')
    .execute()
}
