import { href, redirect } from 'react-router'
import { keptChosen } from '../../commerce/compare/chosen.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import type { Route } from './+types/remove-product.ts'
import { chosenCookie, readChosenCookie } from './chosen-cookie.ts'
import { isSecure, readProduct } from './chosen-form.server.ts'
import { compareAddress, readShown } from './compare-address.ts'

/** Takes a product out of the comparison that the form's address shows, and leads back to the others. */
export async function action({ context, request }: Route.ActionArgs) {
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const slug = await readProduct(request)
  const { slugs, onlyDifferences } = readShown(new URL(request.url).searchParams)
  const chosen = readChosenCookie(request.headers.get('cookie'))
  const left = slugs.filter(other => other !== slug)
  return redirect(compareAddress(left, onlyDifferences), {
    status: 303,
    headers: { 'Set-Cookie': chosenCookie(keptChosen(chosen, slugs, slug), isSecure(request)) },
  })
}

/** The address is for the form alone. */
export function loader() {
  return redirect(href('/compare'))
}
