import { href, redirect } from 'react-router'
import { refuseTooMany } from '../../../web/forms/visitor-form.server.ts'
import { compareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress, readShownComparison } from '../comparison-address.ts'
import type { Route } from './+types/save-comparison.ts'
import { isHttps, requirePost } from './compare-request.server.ts'

/** Makes the comparison in the form's address the shopper's own. */
export async function action({ context, request }: Route.ActionArgs) {
  requirePost(request)
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const { slugs, onlyDifferences } = readShownComparison(new URL(request.url).searchParams)
  return redirect(comparisonAddress(slugs, onlyDifferences), {
    status: 303,
    headers: { 'Set-Cookie': compareCookie(slugs, isHttps(request)) },
  })
}

export function loader() {
  return redirect(href('/compare'))
}
