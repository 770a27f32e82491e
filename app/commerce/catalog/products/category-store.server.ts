import type { Db } from '#db/schema/schema.ts'
import { parseSizeGuide, type SizeGuide } from './size-guide.ts'

/** The size guide of the last of these categories that has one. */
export async function findSizeGuide(db: Db, path: readonly number[]): Promise<SizeGuide | undefined> {
  if (path.length === 0) return undefined
  const rows = await db
    .selectFrom('category')
    .select(['id', 'size_guide'])
    .where('id', 'in', [...path])
    .where('size_guide', 'is not', null)
    .execute()
  const texts = new Map(rows.map(({ id, size_guide }) => [id, size_guide!]))
  const nearest = path.findLast(id => texts.has(id))
  return nearest === undefined ? undefined : parseSizeGuide(texts.get(nearest)!)
}

export async function readCategoryIds(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .execute()
  return rows.map(row => row.category_id)
}
