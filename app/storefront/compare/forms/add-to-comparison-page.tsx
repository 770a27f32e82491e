import { data, href, Link, redirect } from 'react-router'
import { addToComparison, maxCompared } from '#commerce/catalog/compare/compare-selection.ts'
import { readCardsBySlug } from '#commerce/catalog/products/cards/card-store.server.ts'
import { compareMessages } from '#messages/compare.ts'
import { comparisonMessages } from '#messages/comparison.ts'
import { refererPage } from '#web/forms/return-path.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { compareCookie, readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress } from '../comparison-address.ts'
import type { Route } from './+types/add-to-comparison-page.ts'
import { comparedFields, isHttps } from './compare-form.server.ts'

export const middleware = [acceptForm(comparedFields)]

/** Adds a product and redirects to its button, or to the comparison when the page is unknown. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = await readInput({ request }, comparedFields)
  if (!input.ok) return refuseInput({ request })
  const { product: slug } = input.values
  const selection = readCompareCookie(request.headers.get('cookie'))
  const cards = await readCardsBySlug(context.get(shopContext).db, [...selection, slug])
  const card = cards.find(card => card.slug === slug)
  if (!card) throw data(null, { status: 404 })
  // Products that no longer exist take no place.
  const added = addToComparison(
    selection.filter(other => cards.some(card => card.slug === other)),
    slug,
  )
  const page = refererPage(request)
  const returnTo = page === undefined ? undefined : new URL(page, request.url)
  if (!added.ok) return data({ title: card.title, back: returnTo?.href }, { status: 409 })
  if (returnTo) returnTo.hash = `compare-${slug}`
  throw redirect(returnTo?.href ?? comparisonAddress(added.slugs), {
    status: 303,
    headers: { 'Set-Cookie': compareCookie(added.slugs, isHttps(request)) },
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: comparisonMessages.title })
}

/** Explains a refused product without scripts; anyone else finds a link to the comparison. */
export default function AddToComparisonPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap message">
      <h1>{actionData ? compareMessages.full({ max: maxCompared }) : comparisonMessages.title}</h1>
      {actionData && <p>{comparisonMessages.notAdded({ title: actionData.title })}</p>}
      <p className="message-ways">
        <Link className="button" to={href('/compare')}>
          {compareMessages.viewComparison}
        </Link>
        {actionData?.back && (
          <a className="button quiet" href={actionData.back}>
            {comparisonMessages.back}
          </a>
        )}
      </p>
    </div>
  )
}
