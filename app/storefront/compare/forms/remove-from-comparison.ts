import { href, redirect } from 'react-router'
import { selectionWithout } from '#commerce/catalog/compare/selection-without.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { compareCookie, readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress, readShownComparison } from '../comparison-address.ts'
import type { Route } from './+types/remove-from-comparison.ts'
import { comparedFields, isHttps } from './compare-form.server.ts'

export const middleware = [acceptForm(comparedFields)]

/** Removes a product from the comparison in the form's address. */
export async function action({ request }: Route.ActionArgs) {
  const input = await readInput({ request }, comparedFields)
  if (!input.ok) return refuseInput({ request })
  const { product: slug } = input.values
  const { slugs, onlyDifferences } = readShownComparison(new URL(request.url).searchParams)
  const selection = readCompareCookie(request.headers.get('cookie'))
  const others = slugs.filter(other => other !== slug)
  return redirect(comparisonAddress(others, onlyDifferences), {
    status: 303,
    headers: { 'Set-Cookie': compareCookie(selectionWithout(selection, slugs, slug), isHttps(request)) },
  })
}

export function loader() {
  return redirect(href('/compare'))
}
