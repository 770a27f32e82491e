import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/collection-page.ts'
import { listingMeta } from './listing-meta.ts'
import { collectionPart } from './listing-part.server.ts'
import { ListingScreen } from './listing-screen.tsx'
import { answerListing } from './load-listing.server.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** A collection, kept by hand or by rule. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return answerListing(shop, await collectionPart(shop, params.collection), request)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listingMeta(matches, loaderData)
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return <ListingScreen view={loaderData} />
}
