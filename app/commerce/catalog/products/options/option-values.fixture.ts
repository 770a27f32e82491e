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

/** Adds a value for each number, so that a product can have as many variants, and returns their ids. */
export async function addNumberedValues(db: Db, count: number): Promise<number[]> {
  const option = await db
    .insertInto('option')
    .values({ slug: 'number', name: 'Number', kind: 'list', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (let start = 0; start < count; start += 500) {
    const numbers = Array.from({ length: Math.min(500, count - start) }, (_, at) => start + at)
    const rows = numbers.map(at => ({ option_id: option.id, slug: `${at}`, name: `${at}`, position: at }))
    const added = await db.insertInto('option_value').values(rows).returning('id').execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}
