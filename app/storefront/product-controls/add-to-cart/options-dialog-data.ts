import { findProduct } from '#commerce/catalog/products/product-store.server.ts'
import type { SelectableProduct } from '#commerce/catalog/products/variant-selection.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/options-dialog-data.ts'

export interface OptionsDialogData extends SelectableProduct {
  /** Stock up to this number is shown as "Only 3 left". */
  lowStock: number
  /** Maximum quantity of one line. */
  limit: number
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, settings } = context.get(shopContext)
  const product = await findProduct(db, params.slug)
  if (!product) return Response.json({ reason: 'unknown-product' }, { status: 404 })
  const { lowStock, quantityLimit } = await settings()
  const { variants, pictures, options } = product
  const dialogData: OptionsDialogData = {
    variants,
    pictures,
    options,
    lowStock,
    limit: quantityLimit,
  }
  return Response.json(dialogData)
}
