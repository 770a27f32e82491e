import type { Db, Tx } from '#db/schema/schema.ts'

export interface ShopOptionValue {
  id: number
  slug: string
  name: string
  /** Of a color. */
  hex: string | null
}

/** All colors of the shop in their order. */
export function readColors(db: Db | Tx): Promise<ShopOptionValue[]> {
  return db
    .selectFrom('color')
    .select(['id', 'slug', 'name', 'hex'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** All sizes of the shop in their order. */
export function readSizes(db: Db | Tx): Promise<ShopOptionValue[]> {
  return db
    .selectFrom('size')
    .select(['id', 'slug', 'name'])
    .select(({ lit }) => lit(null).as('hex'))
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
