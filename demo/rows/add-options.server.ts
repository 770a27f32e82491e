import type { Tx } from '#db/schema/schema.ts'
import type { DemoOption } from '../catalog/taxonomy.ts'
import { insertedCount, withPositions } from './add-rows.server.ts'
import { getId, readIdsBySlug } from './ids-by-slug.server.ts'

/** Adds missing options and values. One of a single product has its id. */
export async function addOptions(
  tx: Tx,
  options: readonly (DemoOption & { product_id?: number })[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('option')
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const added = await tx
    .insertInto('option')
    .values(
      withPositions(options).map(({ values: _, ...option }) => ({
        ...{ ...option, position: Number(count) + option.position },
      })),
    )
    .onConflict(on => on.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  const ids = await readIdsBySlug(tx, 'option')
  const rows = options.flatMap(({ slug, values }) =>
    withPositions(values).map(value => ({ ...value, option_id: getId(ids, slug) })),
  )
  const addedValues = await tx
    .insertInto('option_value')
    .values(rows)
    .onConflict(on => on.columns(['option_id', 'slug']).doNothing())
    .executeTakeFirstOrThrow()
  return insertedCount(added) + insertedCount(addedValues)
}
