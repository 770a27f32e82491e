import { href, redirect } from 'react-router'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import type { Route } from './+types/keep-products.ts'
import { chosenCookie } from './chosen-cookie.ts'
import { isSecure, onlyPost } from './chosen-form.server.ts'
import { compareAddress, readShown } from './compare-address.ts'

/** From now on the shopper compares what the form's address shows, such as a set that somebody sent. */
export async function action({ context, request }: Route.ActionArgs) {
  onlyPost(request)
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const { slugs, onlyDifferences } = readShown(new URL(request.url).searchParams)
  return redirect(compareAddress(slugs, onlyDifferences), {
    status: 303,
    headers: { 'Set-Cookie': chosenCookie(slugs, isSecure(request)) },
  })
}

/** The address is for the form alone. */
export function loader() {
  return redirect(href('/compare'))
}
