import { href, redirect } from 'react-router'
import { selectionWithout } from '#commerce/catalog/compare/compare-selection.ts'
import { formsBelow, readForm } from '#web/requests/forms-below.server.ts'
import { compareCookie, readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress, readShownComparison } from '../comparison-address.ts'
import { comparedFields, isHttps } from './compare-form.server.ts'

const buttons = formsBelow('/compare', {
  // From the comparison in the form's address.
  remove: readForm(comparedFields, async ({ request }, { product: slug }) => {
    const { slugs, onlyDifferences } = readShownComparison(new URL(request.url).searchParams)
    const selection = readCompareCookie(request.headers.get('cookie'))
    const others = slugs.filter(other => other !== slug)
    return redirect(comparisonAddress(others, onlyDifferences), {
      status: 303,
      headers: { 'Set-Cookie': compareCookie(selectionWithout(selection, slugs, slug), isHttps(request)) },
    })
  }),
  // Makes the comparison in the form's address the shopper's own.
  save: readForm({}, async ({ request }) => {
    const { slugs, onlyDifferences } = readShownComparison(new URL(request.url).searchParams)
    return redirect(comparisonAddress(slugs, onlyDifferences), {
      status: 303,
      headers: { 'Set-Cookie': compareCookie(slugs, isHttps(request)) },
    })
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

export function loader() {
  return redirect(href('/compare'))
}
