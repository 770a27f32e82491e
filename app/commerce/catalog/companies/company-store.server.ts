import type { Db } from '#db/schema/schema.ts'

/** In alphabetical order. */
export async function readCompanyNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('name')
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
