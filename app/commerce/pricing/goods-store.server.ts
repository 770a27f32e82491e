import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { type Cents, cents } from '../money.ts'

/** What a SKU costs and weighs now. */
export interface SoldGoods {
  sku: string
  productId: number
  unitPrice: Cents
  /** In grams. */
  weight: number
}

/** What is sold under these SKUs, in one query; those that are not sold are left out. */
export async function readGoods(db: Db | Tx, skus: readonly string[]): Promise<SoldGoods[]> {
  if (skus.length === 0) return []
  const rows = await goodsOf(skus.length)(db, { ...skus })
  return rows.map(({ sku, product_id, price, weight }) => ({
    sku,
    productId: product_id,
    unitPrice: cents(price),
    weight,
  }))
}

type GoodsOf = ReturnType<typeof prepareGoodsOf>

/** Most orders have a few lines, and each count of lines is a query of its own. */
const built = new Map<number, GoodsOf>()

function goodsOf(count: number): GoodsOf {
  const known = built.get(count) ?? prepareGoodsOf(count)
  built.set(count, known)
  return known
}

function prepareGoodsOf(count: number) {
  return prepared((db, skus: Record<number, string>) =>
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['sku', 'product_id', 'price', 'weight'])
      .where('published_at', 'is not', null)
      .where(
        'sku',
        'in',
        Array.from({ length: count }, (_, place) => skus[place]!),
      ),
  )
}
