import { data, href, Link } from 'react-router'
import { returnAddressLines } from '#commerce/after-sale/return-address.ts'
import { refundOfReturn } from '#commerce/after-sale/returns/refund-of-return.ts'
import { isOpenReturn, isReturnReason } from '#commerce/after-sale/returns/return.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { refundTarget } from '#commerce/orders/refund-target.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { formatCountry, formatDate, formatMoney, formatNumber } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { returnMessages } from '#messages/returns.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { loadOrder, privatePageHeaders } from '../load-order.server.ts'
import styles from '../order-form.module.css'
import type { Route } from './+types/return-status-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const returns = await readReturns(shop.db, order.id)
  const found = returns.find(({ number }) => number === params.number)
  if (!found) throw data(null, { status: 404 })
  const lines = found.lines.map(({ orderLineId, quantity, received }) => {
    const { title, options } = order.lines.find(({ id }) => id === orderLineId)!
    return { name: [title, options].filter(part => part !== '').join(', '), quantity, received }
  })
  const { number, state, reason, comment, answer, refunded, arrivals } = found
  const amount = refundOfReturn(order, returns, found)
  const isOpen = isOpenReturn(found)
  const requestedAt = toShopDay(found.requestedAt)
  const { currency } = order
  const target = refundTarget(order)
  const shown = {
    number,
    state,
    requestedAt,
    reason,
    comment,
    answer,
    amount,
    currency,
    lines,
    target,
    refunded,
    arrivals,
    isOpen,
  }
  const label = {
    to: returnAddressLines(await shop.settings()),
    from: addressLines(order.address, formatCountry(order.address.country)),
    orderNumber: order.number,
  }
  return data({ ...shown, label: state === 'accepted' ? label : null }, { headers: privatePageHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: returnMessages.statusTitle(loaderData) })
}

/** The state of a return, its label once it is accepted, and its refund. */
export default function ReturnStatusPage({ loaderData, params }: Route.ComponentProps) {
  const { number, state, label } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>
        <RichText
          text={returnMessages.statusTitleWithNumber({ number })}
          wrap={{ number: inner => <span className={styles.number}>{inner}</span> }}
        />
      </h1>
      <p role="status">
        <RichText
          text={returnMessages.status({
            state: returnMessages.states[state],
            next: returnMessages.nextSteps[state],
          })}
          wrap={{ strong: inner => <strong>{inner}</strong> }}
        />
      </p>
      {label && <ReturnLabel number={number} label={label} />}
      <ReturnDetails details={loaderData} />
      <p className={styles.buttons}>
        <Link className="button quiet" to={href('/orders/:token', { token: params.token })}>
          {orderMessages.backToOrder}
        </Link>
      </p>
    </div>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

function ReturnLabel({ number, label }: { number: string; label: NonNullable<LoaderData['label']> }) {
  return (
    <section className={styles.label} aria-labelledby="label">
      <h2 id="label">{returnMessages.statusTitle({ number })}</h2>
      <address>{label.to.join('\n')}</address>
      <p>
        {returnMessages.labelFrom({ address: label.from.join(', ') })}
        {'\n'}
        {returnMessages.labelOrder({ number: label.orderNumber })}
      </p>
    </section>
  )
}

function ReturnDetails({ details }: { details: LoaderData }) {
  const { state, requestedAt, reason, comment, answer, amount, currency, lines, target } = details
  const reasonText = isReturnReason(reason) ? returnMessages.reasons[reason] : reason
  const { refunded, arrivals, isOpen } = details
  const itemsText = (item: { quantity: number; name: string }) =>
    `${formatNumber(item.quantity)} × ${item.name}`
  const came = lines.map(({ name, received }) => ({ name, quantity: received }))
  const missing = lines.map(({ name, quantity, received }) => ({ name, quantity: quantity - received }))
  const some = (items: typeof came) => items.filter(({ quantity }) => quantity > 0).map(itemsText)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{returnMessages.items}</dt>
        <dd>{lines.map(itemsText).join('\n')}</dd>
      </div>
      {arrivals > 0 && (
        <div>
          <dt>{returnMessages.arrived}</dt>
          <dd>{some(came).join('\n')}</dd>
        </div>
      )}
      {arrivals > 0 && some(missing).length > 0 && (
        <div>
          <dt>{isOpen ? returnMessages.stillOpen : returnMessages.missing}</dt>
          <dd>{some(missing).join('\n')}</dd>
        </div>
      )}
      {state !== 'declined' && (
        <div>
          <dt>{state === 'refunded' ? returnMessages.refundDone : returnMessages.refundPending}</dt>
          <dd>
            {formatMoney(amount, currency)}
            {isOpen &&
              arrivals > 0 &&
              `\n${returnMessages.refundedForArrived({ amount: formatMoney(refunded, currency) })}`}
            {`\n${returnMessages.refundGoesTo[target]}`}
          </dd>
        </div>
      )}
      <div>
        <dt>{returnMessages.requestedOn}</dt>
        <dd>{formatDate(requestedAt)}</dd>
      </div>
      {(reasonText !== '' || comment !== '') && (
        <div>
          <dt>{returnMessages.reasonGiven}</dt>
          <dd>{[reasonText, comment].filter(text => text !== '').join('\n')}</dd>
        </div>
      )}
      {answer !== '' && (
        <div>
          <dt>{returnMessages.reply}</dt>
          <dd>{answer}</dd>
        </div>
      )}
    </dl>
  )
}
