import type { Db } from '#db/schema/schema.ts'

/** In alphabetical order. */
export function readCompanies(db: Db): Promise<{ id: number; name: string; country: string }[]> {
  return db
    .selectFrom('company')
    .select(['id', 'name', 'country'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute()
}
