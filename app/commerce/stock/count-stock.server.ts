import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import type { Moved } from './stock-ledger-store.server.ts'
import { availabilityWords, changesSeen } from './stock-seen-store.server.ts'

export type CountedStock =
  | { ok: true; available: number }
  | { ok: false; because: 'unknown-sku' | 'none-counted' | 'below-zero' }

/** The merchant has counted, unpacked or thrown away: so many more of a variant are there, or fewer. */
export async function countStock(
  db: Db,
  sku: string,
  change: number,
  { who, now }: Moved,
): Promise<CountedStock> {
  if (!Number.isSafeInteger(change) || change === 0) return { ok: false, because: 'none-counted' }
  return inOneCommit(db, async tx => {
    const words = await availabilityWords(tx)
    const row = await tx
      .updateTable('variant')
      .set(variant => ({ available: variant('available', '+', change) }))
      .where('sku', '=', sku)
      .where(variant => variant.eb(variant('available', '+', change), '>=', 0))
      .returning(['available', 'product_id'])
      .executeTakeFirst()
    if (!row) {
      const known = await tx.selectFrom('variant').select('sku').where('sku', '=', sku).executeTakeFirst()
      return { ok: false, because: known ? 'below-zero' : 'unknown-sku' }
    }
    const { available, product_id: productId } = row
    const at = now.toISOString()
    await tx
      .insertInto('stock_movement')
      .values({ sku, quantity: change, available, why: 'counted', order_id: null, at, who })
      .execute()
    const seen = changesSeen([{ sku, quantity: change, available, productId }], words)
    if (seen.length > 0) await bumpCatalogVersion(tx, seen)
    return { ok: true, available }
  })
}
