import { data, href, redirect } from 'react-router'
import { createPreviewSlug } from '#commerce/catalog/products/publishing/preview-slug.server.ts'
import { findPublishing } from '#commerce/catalog/products/publishing/preview-store.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/preview-product.ts'

export const middleware = [allow('products.read')]

/** Leads to the page of a product that shoppers can't see yet, by a link that can be passed on for a week. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const id = readPathId(params.id)
  const product = await findPublishing(db, id)
  if (!product) throw data(null, { status: 404 })
  const slug = product.published_at === null ? createPreviewSlug(db, id, new Date()) : product.slug
  return redirect(href('/productDetails/:slug?', { slug }))
}
