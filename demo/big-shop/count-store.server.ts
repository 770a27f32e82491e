import type { Db, Tx } from '../../app/db/schema.ts'

/** A setting remembers how many there are: a product that the merchant removed or renamed does not come back. */
const name = 'big_shop_products'

export async function readCount(db: Db): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** Of two that fill one shop at once, only one moves the count from where both read it. */
export async function moveCount(tx: Tx, from: number, to: number): Promise<boolean> {
  if (from === 0)
    await tx
      .insertInto('setting')
      .values({ name, value: '0' })
      .onConflict(on => on.column('name').doNothing())
      .execute()
  const { numUpdatedRows } = await tx
    .updateTable('setting')
    .set({ value: String(to) })
    .where('name', '=', name)
    .where('value', '=', String(from))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
