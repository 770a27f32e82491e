import type { Choosable } from '../../../commerce/catalog/choice.ts'
import { findProduct } from '../../../commerce/catalog/product-store.server.ts'
import { loadSettings } from '../../../commerce/content/content-store.server.ts'
import { shopContext } from '../../../web/context.ts'
import type { Route } from './+types/product-choice.ts'

/** What there is to choose of a product. */
export interface ProductChoice extends Choosable {
  /** Few enough to be named. */
  lowStock: number
  /** The most of one product in one order line. */
  limit: number
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, kept } = context.get(shopContext)
  const product = await findProduct(db, params.slug)
  if (!product) return Response.json({ because: 'There is no such product.' }, { status: 404 })
  const { lowStock, quantityLimit } = await kept.get('settings', () => loadSettings(db))
  const { variants, pictures, colors, sizes } = product
  const choice: ProductChoice = { variants, pictures, colors, sizes, lowStock, limit: quantityLimit }
  return Response.json(choice)
}
