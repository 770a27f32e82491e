import { inOneCommit } from '../../db/connection/one-commit.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import { actorText } from '../actor.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import {
  productsWithVisibleChange,
  readDisplayedAvailability,
} from './displayed-availability-store.server.ts'
import type { StockChangeContext } from './stock-ledger-store.server.ts'

export type StockAdjustment =
  | { ok: true; available: number }
  | { ok: false; reason: 'unknown-sku' | 'no-change' | 'below-zero' }

/** Adds `change` units after a manual count, a delivery or a loss; negative to remove. */
export async function adjustStock(
  db: Db,
  sku: string,
  change: number,
  { actor, now }: StockChangeContext,
): Promise<StockAdjustment> {
  if (!Number.isSafeInteger(change) || change === 0) return { ok: false, reason: 'no-change' }
  return inOneCommit(db, async tx => {
    const displayed = await readDisplayedAvailability(tx)
    const row = await tx
      .updateTable('variant')
      .set(variant => ({ available: variant('available', '+', change) }))
      .where('sku', '=', sku)
      .where(variant => variant.eb(variant('available', '+', change), '>=', 0))
      .returning(['available', 'product_id'])
      .executeTakeFirst()
    if (!row) {
      const exists = await tx.selectFrom('variant').select('sku').where('sku', '=', sku).executeTakeFirst()
      return { ok: false, reason: exists ? 'below-zero' : 'unknown-sku' }
    }
    const { available, product_id: productId } = row
    const at = now.toISOString()
    await tx
      .insertInto('stock_movement')
      .values({
        sku,
        quantity: change,
        available,
        reason: 'counted',
        order_id: null,
        at,
        actor: actorText(actor),
      })
      .execute()
    const productIds = productsWithVisibleChange([{ sku, quantity: change, available, productId }], displayed)
    if (productIds.length > 0) await bumpCatalogVersion(tx, productIds)
    return { ok: true, available }
  })
}
