import { data, href, Link } from 'react-router'
import { readAlertToken } from '../../commerce/mail/alert-token.server.ts'
import { confirmAlert, findAlert } from '../../commerce/stock/stock-alert-store.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseTooMany } from '../../web/personal-form.server.ts'
import { chosenAddress } from '../chosen-address.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/confirm-page.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** Opening the page confirms nothing: mail scanners follow the links that they find. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const id = readAlertToken(db, params.token)
  const alert = id === undefined ? undefined : await findAlert(db, id)
  if (!alert) throw data(null, { status: 404 })
  const { title, slug, color, size, state } = alert
  const options = [color?.name, size?.name].filter(name => name !== undefined).join(', ')
  const product = chosenAddress({ slug, color: color?.slug, size: size?.slug })
  return data({ title, options, product, state }, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const { db } = context.get(shopContext)
  const id = readAlertToken(db, params.token)
  if (id === undefined) throw data(null, { status: 404 })
  await confirmAlert(db, id, new Date())
  return null
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Back-in-stock alert' })
}

export default function ConfirmAlertPage({ loaderData, params }: Route.ComponentProps) {
  const { title, options, product, state } = loaderData
  const name = options === '' ? title : `${title} (${options})`
  if (state === 'unconfirmed')
    return (
      <div className="wrap message">
        <h1>Email you when it’s back?</h1>
        <p>We’ll email you once, when {name} is back in stock.</p>
        <form method="post" className="message-ways">
          <button type="submit" className="button">
            Yes, email me
          </button>
        </form>
      </div>
    )
  return (
    <div className="wrap message">
      <h1>{state === 'sent' ? 'We’ve emailed you' : 'You’re on the list'}</h1>
      <p role="status">
        {state === 'sent'
          ? `${name} was back in stock.`
          : `We’ll email you once, when ${name} is back in stock.`}
      </p>
      <p className="message-ways">
        <Link className="button" to={product}>
          View product
        </Link>
        <Link className="button quiet" to={href('/backInStock/unsubscribe/:token', { token: params.token })}>
          Unsubscribe
        </Link>
      </p>
    </div>
  )
}
