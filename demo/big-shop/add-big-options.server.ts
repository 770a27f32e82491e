import type { Insertable } from 'kysely'
import type { Schema, Tx } from '../../app/db/schema.ts'
import { added, withPositions } from '../add-rows.server.ts'
import { brands, categories } from '../basics.ts'
import { idOf, idsBySlug } from '../ids-by-slug.server.ts'
import { bigCategories } from './category-tree.ts'
import { bigBrands } from './invented-names.ts'
import { bigColors, bigSizes } from './options.ts'

/** What the products of the big shop are sorted by and chosen in. What is there stays as it is. */
export async function addBigOptions(tx: Tx): Promise<number> {
  return (
    (await addCategories(tx)) +
    (await addMissing(tx, 'brand', withPositions([...brands, ...bigBrands]))) +
    (await addMissing(tx, 'color', withPositions(bigColors))) +
    (await addMissing(tx, 'size', withPositions(bigSizes)))
  )
}

/** Parents first: a category is added with the number of its parent. */
async function addCategories(tx: Tx): Promise<number> {
  const rows = withPositions(bigCategories).map(row => ({
    ...row,
    position: categories.length + row.position,
  }))
  let count = 0
  for (const siblings of Map.groupBy(rows, ({ parent }) => parent).values()) {
    const ids = await idsBySlug(tx, 'category')
    const missing = siblings.map(({ parent, ...row }) => ({
      ...row,
      parent_id: parent === undefined ? null : idOf(ids, parent),
    }))
    count += await addMissing(tx, 'category', missing)
  }
  return count
}

type OptionTable = 'category' | 'brand' | 'color' | 'size'

async function addMissing<Table extends OptionTable>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<number> {
  return added(
    await tx
      .insertInto<OptionTable>(table)
      .values(rows as Insertable<Schema[OptionTable]>[])
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
