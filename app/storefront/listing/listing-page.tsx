import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/listing-page.ts'
import { listingMeta } from './listing-meta.ts'
import { partNamed } from './listing-part.server.ts'
import { ListingScreen } from './listing-screen.tsx'
import { answerListing } from './load-listing.server.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** The shop as a whole, or a part of it: a category, what one brand makes, or a collection. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return answerListing(shop, await partNamed(shop, params), request)
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
