import type { Insertable } from 'kysely'
import type { Schema, Tx } from '#db/schema/schema.ts'
import { brands, categories } from '../catalog/taxonomy.ts'
import { addAttributes } from '../rows/add-attributes.server.ts'
import { addOptions } from '../rows/add-options.server.ts'
import { insertedCount, withPositions } from '../rows/add-rows.server.ts'
import { getId, readIdsBySlug } from '../rows/ids-by-slug.server.ts'
import { bigAttributes } from './big-attributes.ts'
import { bigOptions } from './big-options.ts'
import { bigCategories } from './category-tree.ts'
import { bigBrands } from './words/invented-names.ts'

/** Adds the missing categories, brands, options and attributes of the big shop. */
export async function addBigOptions(tx: Tx): Promise<number> {
  return (
    (await addCategories(tx)) +
    (await addMissing(tx, 'brand', withPositions([...brands, ...bigBrands]))) +
    (await addOptions(tx, bigOptions)) +
    (await addAttributes(tx, bigAttributes))
  )
}

/** Parents first, because categories refer to their ids. */
async function addCategories(tx: Tx): Promise<number> {
  const rows = withPositions(bigCategories).map(row => ({
    ...row,
    position: categories.length + row.position,
  }))
  let count = 0
  for (const siblings of Map.groupBy(rows, ({ parent }) => parent).values()) {
    const ids = await readIdsBySlug(tx, 'category')
    const missing = siblings.map(({ parent, ...row }) => ({
      ...row,
      parent_id: parent === undefined ? null : getId(ids, parent),
    }))
    count += await addMissing(tx, 'category', missing)
  }
  return count
}

type OptionTable = 'category' | 'brand'

async function addMissing<Table extends OptionTable>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<number> {
  return insertedCount(
    await tx
      .insertInto<OptionTable>(table)
      .values(rows as Insertable<Schema[OptionTable]>[])
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
