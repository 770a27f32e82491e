import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/preview-collection.ts'
import { collectionView } from './collection-view.server.ts'

export const middleware = [allow('products.edit')]

/** Longer than 500 slugs of usual length. */
const maxLength = 20_000

/** The products of a collection as it's typed, while it's typed. */
export function loader({ url, context }: Route.LoaderArgs) {
  const read = (name: string) => (url.searchParams.get(name) ?? '').slice(0, maxLength).toWellFormed()
  return collectionView(context.get(shopContext), {
    rule: read('rule'),
    rule_value: read('rule_value'),
    max_products: read('max_products'),
    products: read('products'),
  })
}
