import { data, href, Link, redirect } from 'react-router'
import { readCardsBySlug } from '../../commerce/catalog/card-store.server.ts'
import { addChosen, fullInWords } from '../../commerce/compare/chosen.ts'
import { shopContext } from '../../web/context.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import { pageBefore } from '../../web/way-back.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/add-page.ts'
import { chosenCookie, readChosenCookie } from './chosen-cookie.ts'
import { isSecure, readProduct } from './chosen-form.server.ts'
import { compareAddress } from './compare-address.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** Takes a product into the comparison and leads back to its button, or to the comparison when that is not known. */
export async function action({ context, request }: Route.ActionArgs) {
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const slug = await readProduct(request)
  const chosen = readChosenCookie(request.headers.get('cookie'))
  const cards = await readCardsBySlug(context.get(shopContext).db, [...chosen, slug])
  const card = cards.find(card => card.slug === slug)
  if (!card) throw data(null, { status: 404 })
  // What the shop does not have any more takes no place.
  const added = addChosen(
    chosen.filter(other => cards.some(card => card.slug === other)),
    slug,
  )
  const page = pageBefore(request)
  const before = page === undefined ? undefined : new URL(page, request.url)
  if (!added.ok) return data({ title: card.title, back: before?.href }, { status: 409 })
  if (before) before.hash = `compare-${slug}`
  throw redirect(before?.href ?? compareAddress(added.chosen), {
    status: 303,
    headers: { 'Set-Cookie': chosenCookie(added.chosen, isSecure(request)) },
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Compare' })
}

/** What a shopper without a script reads who wants a fifth product. Who only opens the address is led on. */
export default function AddPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap message">
      <h1>{actionData ? fullInWords : 'Compare'}</h1>
      {actionData && <p>{actionData.title} was not added, and the four are as they were.</p>}
      <p className="message-ways">
        <Link className="button" to={href('/compare')}>
          See the comparison
        </Link>
        {actionData?.back && (
          <a className="button quiet" href={actionData.back}>
            Back to where you were
          </a>
        )}
      </p>
    </div>
  )
}
