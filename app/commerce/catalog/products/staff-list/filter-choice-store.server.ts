import type { Db } from '#db/schema/schema.ts'

interface FilterChoice {
  value: string
  label: string
}

/** Categories and brands to filter by, in the merchant's order. */
export async function readFilterChoices(
  db: Db,
): Promise<{ categories: FilterChoice[]; brands: FilterChoice[] }> {
  const read = (table: 'category' | 'brand') =>
    db
      .selectFrom(table)
      .select(['slug as value', 'name as label'])
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
  return { categories: await read('category'), brands: await read('brand') }
}
