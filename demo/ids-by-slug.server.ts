import type { Db } from '../app/db/schema.ts'

export type Ids = ReadonlyMap<string, number>

export async function idsBySlug(db: Db, table: 'category' | 'brand' | 'color' | 'size'): Promise<Ids> {
  return bySlug(await db.selectFrom(table).select(['id', 'slug']).execute())
}

export function bySlug(rows: readonly { id: number; slug: string }[]): Ids {
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`demo data names something that is not there: ${slug}`)
  return id
}
