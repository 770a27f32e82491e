import { isPostgres } from '../../../db/schema/columns.ts'
import type { Tx } from '../../../db/schema/schema.ts'

interface PublishableProduct {
  id: number
  published_at: string | null
  publish_at: string | null
  /** Without removed ones. */
  variants: number
}

/** These products without removed ones, locked until the transaction ends. */
export async function readPublishableProducts(tx: Tx, ids: readonly number[]): Promise<PublishableProduct[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'published_at', 'publish_at'])
    .select(product =>
      product
        .selectFrom('variant')
        .whereRef('product_id', '=', 'product.id')
        .where('variant.removed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('variants'),
    )
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .$if(isPostgres(tx), query => query.forUpdate())
    .execute()
  return rows.map(({ variants, ...product }) => ({ ...product, variants: Number(variants) }))
}
