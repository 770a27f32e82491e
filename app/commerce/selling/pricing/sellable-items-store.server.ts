import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { type Amount, toAmount } from '../../values/money.ts'

/** A SKU on sale. */
export interface SellableItem {
  sku: string
  productId: number
  unitPrice: Amount
  /** In grams. */
  weight: number
  /** Null for the standard taxes. */
  taxClassId: number | null
}

/** The items on sale under these SKUs, in one query; leaves out the others. */
export async function readSellableItems(db: Db | Tx, skus: readonly string[]): Promise<SellableItem[]> {
  if (skus.length === 0) return []
  const rows = await sellableItemsQuery(skus.length)(db, { ...skus })
  return rows.map(({ sku, product_id, price, weight, tax_class_id }) => ({
    sku,
    productId: product_id,
    unitPrice: toAmount(price),
    weight,
    taxClassId: tax_class_id,
  }))
}

type SellableItemsQuery = ReturnType<typeof prepareSellableItems>

/** One prepared query per number of lines; most orders have only a few. */
const preparedByCount = new Map<number, SellableItemsQuery>()

function sellableItemsQuery(count: number): SellableItemsQuery {
  const cached = preparedByCount.get(count) ?? prepareSellableItems(count)
  preparedByCount.set(count, cached)
  return cached
}

function prepareSellableItems(count: number) {
  return prepared((db, skus: Record<number, string>) =>
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['sku', 'product_id', 'price', 'weight', 'tax_class_id'])
      .where('published_at', 'is not', null)
      .where('variant.removed_at', 'is', null)
      .where(
        'sku',
        'in',
        Array.from({ length: count }, (_, index) => skus[index]!),
      ),
  )
}
