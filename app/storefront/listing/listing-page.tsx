import { shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/listing-page.ts'
import { listingMeta } from './listing-meta.ts'
import { ListingScreen } from './listing-screen.tsx'
import { getListingScope } from './load/listing-scope.server.ts'
import { listingResponse } from './load/load-listing.server.ts'

/** The whole shop, a category, a brand or a collection. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return listingResponse(shop, await getListingScope(shop, params), request)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [...listingMeta(matches, loaderData), ...(loaderData?.head ?? [])]
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  return <ListingScreen view={loaderData} />
}
