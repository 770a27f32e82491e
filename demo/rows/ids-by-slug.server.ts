import type { Db } from '#db/schema/schema.ts'

export type IdsBySlug = ReadonlyMap<string, number>

export async function readIdsBySlug(
  db: Db,
  table: 'category' | 'brand' | 'color' | 'size',
): Promise<IdsBySlug> {
  return toIdsBySlug(await db.selectFrom(table).select(['id', 'slug']).execute())
}

export function toIdsBySlug(rows: readonly { id: number; slug: string }[]): IdsBySlug {
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export function getId(ids: IdsBySlug, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`demo data refers to a missing slug: ${slug}`)
  return id
}
