import type { Tx } from '#db/schema/schema.ts'
import { options } from '../catalog/taxonomy.ts'
import { insertedCount, withPositions } from './add-rows.server.ts'
import { getId, readIdsBySlug } from './ids-by-slug.server.ts'

type ValuesByOption = Record<
  (typeof options)[number]['slug'],
  readonly { slug: string; name: string; hex?: string }[]
>

/** Adds missing options and values. */
export async function addOptions(tx: Tx, values: ValuesByOption): Promise<number> {
  const added = await tx
    .insertInto('option')
    .values(withPositions(options))
    .onConflict(on => on.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  const ids = await readIdsBySlug(tx, 'option')
  const rows = options.flatMap(({ slug }) =>
    withPositions(values[slug]).map(value => ({ ...value, option_id: getId(ids, slug) })),
  )
  const addedValues = await tx
    .insertInto('option_value')
    .values(rows)
    .onConflict(on => on.columns(['option_id', 'slug']).doNothing())
    .executeTakeFirstOrThrow()
  return insertedCount(added) + insertedCount(addedValues)
}
