import type { OptionKind } from '#commerce/catalog/products/product.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

/** An option that a product can have. */
export interface ShopOption {
  id: number
  slug: string
  name: string
  kind: OptionKind
  /** In the shop's order. */
  values: ShopOptionValue[]
}

interface ShopOptionValue {
  id: number
  slug: string
  name: string
  /** Of a swatch. */
  hex: string | null
}

/** The options that products share, and those of this product, in the shop's order. */
export async function readShopOptions(db: Db | Tx, productId: number | null): Promise<ShopOption[]> {
  const options = await db
    .selectFrom('option')
    .select(['id', 'slug', 'name', 'kind'])
    .where('removed_at', 'is', null)
    .where(({ eb, or }) => or([eb('product_id', 'is', null), eb('product_id', '=', productId)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (options.length === 0) return []
  const values = await db
    .selectFrom('option_value')
    .select(['option_id', 'id', 'slug', 'name', 'hex'])
    .where('removed_at', 'is', null)
    .where(
      'option_id',
      'in',
      options.map(({ id }) => id),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byOption = Map.groupBy(values, ({ option_id }) => option_id)
  return options.map(option => ({
    ...option,
    values: (byOption.get(option.id) ?? []).map(({ option_id: _, ...value }) => value),
  }))
}
