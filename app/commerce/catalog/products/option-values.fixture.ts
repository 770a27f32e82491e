import type { Db, Tx } from '#db/schema/schema.ts'

/** Adds a value to an option, which comes with it, and returns its id. */
export async function addOptionValue(
  db: Db | Tx,
  value: { option: string; slug: string; name: string; hex?: string },
): Promise<number> {
  const { option: slug, ...columns } = value
  const known = await db.selectFrom('option').select('id').where('slug', '=', slug).executeTakeFirst()
  const kind = columns.hex === undefined ? 'buttons' : 'swatch'
  const option =
    known ??
    (await db
      .insertInto('option')
      .values({ slug, name: slug, kind, position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow())
  const added = await db
    .insertInto('option_value')
    .values({ ...columns, option_id: option.id, position: 99 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}
