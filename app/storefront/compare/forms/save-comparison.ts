import { href, redirect } from 'react-router'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { compareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress, readShownComparison } from '../comparison-address.ts'
import type { Route } from './+types/save-comparison.ts'
import { isHttps } from './compare-form.server.ts'

export const middleware = [acceptForm({})]

/** Makes the comparison in the form's address the shopper's own. */
export function action({ request }: Route.ActionArgs) {
  const { slugs, onlyDifferences } = readShownComparison(new URL(request.url).searchParams)
  return redirect(comparisonAddress(slugs, onlyDifferences), {
    status: 303,
    headers: { 'Set-Cookie': compareCookie(slugs, isHttps(request)) },
  })
}

export function loader() {
  return redirect(href('/compare'))
}
