import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/brand-page.ts'
import { listingMeta } from './listing-meta.ts'
import { brandPart } from './listing-part.server.ts'
import { ListingScreen } from './listing-screen.tsx'
import { answerListing } from './load-listing.server.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** What one brand makes. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const part = brandPart(shop.catalog.model.taxonomy, params.brand)
  return answerListing(shop, part, request)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(matches, loaderData)
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  return <ListingScreen view={loaderData} />
}
