import { data, redirect } from 'react-router'
import { shopContext } from '#web/shop/context.ts'
import { rowPreviewContext, showRowPreview } from '../preview/show-row-preview.server.ts'
import type { Route } from './+types/listing-page.ts'
import { listingMeta } from './listing-meta.ts'
import { ListingScreen } from './listing-screen.tsx'
import { findMovedListing } from './load/find-moved-listing.server.ts'
import { findListingScope } from './load/listing-scope.server.ts'
import { listingResponse } from './load/load-listing.server.ts'

export const middleware = [showRowPreview()]

/** The whole shop, a category, a brand or a collection. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const scope = await findListingScope(shop, params)
  const moved = await findMovedListing(shop, params, {
    isKnown: scope !== undefined,
    query: url.searchParams,
  })
  if (moved !== undefined) throw redirect(moved, 301)
  if (!scope) throw data(null, { status: 404 })
  const draft = context.get(rowPreviewContext)
  const shown = draft ? { ...scope, title: String(draft.row.name), draft } : scope
  return listingResponse({ context, request }, shown)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(matches, loaderData)
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  return <ListingScreen view={loaderData} />
}
