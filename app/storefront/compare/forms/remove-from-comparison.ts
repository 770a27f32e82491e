import { href, redirect } from 'react-router'
import { selectionWithout } from '../../../commerce/compare/compare-selection.ts'
import { refuseTooMany } from '../../../web/forms/visitor-form.server.ts'
import { compareCookie, readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress, readShownComparison } from '../comparison-address.ts'
import type { Route } from './+types/remove-from-comparison.ts'
import { isHttps, readComparedSlug } from './compare-request.server.ts'

/** Removes a product from the comparison in the form's address. */
export async function action({ context, request }: Route.ActionArgs) {
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const slug = await readComparedSlug(request)
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
