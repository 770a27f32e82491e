import { data, href, Link } from 'react-router'
import { addressLines } from '../../commerce/addresses/address-lines.ts'
import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { formatMoney } from '../../commerce/money.ts'
import { loadPromises } from '../../commerce/returns/promises-store.server.ts'
import { isReturnReason, returnReasons } from '../../commerce/returns/return.ts'
import { readReturns } from '../../commerce/returns/return-store.server.ts'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/one-return-page.ts'
import { orderOf, secretHeaders } from './load-order.server.ts'
import styles from './order-form.module.css'
import { returnInWords, whatNextInWords } from './order-words.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await orderOf(shop, params.token)
  const found = (await readReturns(shop.db, order.id)).find(({ number }) => number === params.number)
  if (!found) throw data(null, { status: 404 })
  const { returnAddress } = await loadPromises(shop.db)
  const lines = found.lines.map(({ orderLineId, quantity, amount }) => {
    const { title, options } = order.lines.find(({ id }) => id === orderLineId)!
    return {
      id: orderLineId,
      name: [title, options].filter(part => part !== '').join(', '),
      quantity,
      amount,
    }
  })
  const { number, state, askedAt, reason, words, answer, amount } = found
  const shown = { number, state, askedAt, reason, words, answer, amount, lines, orderNumber: order.number }
  const label = { to: returnAddress.join('\n'), from: addressLines(order.address).join('\n') }
  return data({ ...shown, label: state === 'accepted' ? label : null }, { headers: secretHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: `Return ${loaderData.number}` })
}

/** A return: how far it is, what goes on the parcel, and what is paid back for it. */
export default function OneReturnPage({ loaderData, params }: Route.ComponentProps) {
  const { number, state, askedAt, reason, words, answer, amount, lines, orderNumber, label } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>
        Return <span className={styles.number}>{number}</span>
      </h1>
      <p role="status">
        <strong>{returnInWords[state]}.</strong> {whatNextInWords[state]}
      </p>
      {label && (
        <section className={styles.label} aria-labelledby="label">
          <h2 id="label">Return {number}</h2>
          <address>{label.to}</address>
          <p>
            From: {label.from.replaceAll('\n', ', ')}
            {'\n'}Order {orderNumber}
          </p>
        </section>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Goods</dt>
          <dd>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')}</dd>
        </div>
        <div>
          <dt>{state === 'refunded' ? 'Paid back' : 'To be paid back'}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
        <div>
          <dt>Asked for</dt>
          <dd>{dayInWords(askedAt)}</dd>
        </div>
        <div>
          <dt>Reason</dt>
          <dd>
            {isReturnReason(reason) ? returnReasons[reason] : reason}
            {words !== '' && `\n${words}`}
          </dd>
        </div>
        {answer !== '' && (
          <div>
            <dt>Our answer</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
      <p className={styles.ways}>
        <Link className="button quiet" to={href('/orders/:token', { token: params.token })}>
          Back to the order
        </Link>
      </p>
    </div>
  )
}
