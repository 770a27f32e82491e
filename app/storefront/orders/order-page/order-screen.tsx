import { href, Link } from 'react-router'
import { isPartShipped } from '#commerce/orders/fulfillment/part-shipment.ts'
import type { OrderEvent, OrderState } from '#commerce/orders/order.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { formatDate } from '#messages/format.ts'
import { orderHeadlineMessages } from '#messages/order-headline.ts'
import { orderMessages } from '#messages/orders.ts'
import { DemoInboxLink } from '../../demo-inbox/demo-inbox-link.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import type { OrderNotice } from '../order-notice.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderCases } from './order-cases.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OrderOffer } from './order-offer.server.ts'
import styles from './order-screen.module.css'
import type { OrderView } from './order-view.server.ts'
import { PayBox } from './pay-box.tsx'
import { PlacedOrderSummary } from './placed-order-summary.tsx'
import { SaveForNextTime } from './save-for-next-time.tsx'
import { Shipments } from './shipments.tsx'

const stepStates: OrderState[] = ['placed', 'paid', 'packed', 'shipped', 'delivered']

/** The steps of an order on its way to the shopper. */
function OrderSteps({ order }: { order: OrderView['order'] }) {
  const reached = stepStates.indexOf(order.state)
  return (
    <ol className={styles.steps}>
      {stepStates.map((state, index) => (
        <li
          key={state}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {orderMessages.states[state]}
          <span className="visually-hidden">
            {index <= reached ? orderMessages.stepDone : orderMessages.stepNotDone}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface OrderScreenProps {
  view: OrderView
  /** Null if there is nothing to save. */
  offer: OrderOffer | null
  notice: OrderNotice | undefined
  hasDemoInbox: boolean
}

export function OrderScreen({ view, offer, notice, hasDemoInbox }: OrderScreenProps) {
  const { order, paymentDue } = view
  return (
    <div className={`wrap ${styles.page}`}>
      <OrderHead view={view} hasDemoInbox={hasDemoInbox} />
      {notice && (
        <p className={styles.notice} role={notice.isGood ? 'status' : 'alert'}>
          {orderMessages.notices[notice.code]}
          {notice.code === 'too-late' && view.takesReturns && ` ${orderMessages.returnOnceDelivered}`}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderProgress view={view} />
          {paymentDue && <PayBox paymentDue={paymentDue} order={order} />}
          {order.shipments.length > 0 && <Shipments order={order} />}
          <OrderLines view={view} />
          <OrderCases view={view} />
          {offer && <SaveForNextTime offer={offer} token={order.token} />}
        </div>
        <div className={styles.beside}>
          <PlacedOrderSummary view={view} />
          <OrderActions view={view} />
        </div>
        <OrderHistory events={order.events} />
      </div>
    </div>
  )
}

/** The headline, and the order's number and date. */
function OrderHead({ view, hasDemoInbox }: Pick<OrderScreenProps, 'view' | 'hasDemoInbox'>) {
  const { headline, order, isTest } = view
  const { title, lines, returnNumber } = headline
  const { token, number, placedAt } = order
  return (
    <header className={`${styles.head} links`}>
      <h1 tabIndex={-1}>{title}</h1>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {returnNumber !== null && (
        <p>
          <Link to={href('/orders/:token/returns/:number', { token, number: returnNumber })}>
            {orderHeadlineMessages.viewReturn({ number: returnNumber })}
          </Link>
        </p>
      )}
      {!sendsEmails() && <OwnLink token={token} />}
      <p className={styles.number}>
        <span>
          {orderMessages.title({ number })} · {formatDate(placedAt)}
        </span>
        {isTest && <span className={styles.badge}>{orderMessages.testOrder}</span>}
      </p>
      <DemoInboxLink isShown={hasDemoInbox} />
    </header>
  )
}

/** To copy or print: no email has it. */
function OwnLink({ token }: { token: string }) {
  const address = useLayoutData().origin + href('/orders/:token', { token })
  return (
    <p>
      {orderMessages.ownLink}: <a href={address}>{address}</a>
    </p>
  )
}

/** The steps to delivery; nothing once the headline is about a cancellation, refund, withdrawal or return. */
function OrderProgress({ view: { order, paymentDue, headline } }: { view: OrderView }) {
  const { state } = order
  if (!headline.isOnPath) return null
  return (
    <section className={styles.state} aria-labelledby="state">
      <h2 id="state" className={isInHeadline(state) ? 'visually-hidden' : undefined}>
        {orderMessages.states[state]}
      </h2>
      {state === 'placed' && <p>{orderMessages.awaitingPayment[paymentDue?.method ?? 'online']}</p>}
      {(state === 'paid' || state === 'packed') && (
        <p>{(isPartShipped(order) ? orderMessages.restNextSteps : orderMessages.nextSteps)[state]}</p>
      )}
      <OrderSteps order={order} />
    </section>
  )
}

function isInHeadline(state: OrderState): boolean {
  return state === 'shipped' || state === 'delivered'
}

function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{orderMessages.history}</h2>
      <ol>
        {historyEntries(events).map(({ id, text, at }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={at}>{formatDate(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An event without a change of state shows its note alone, as do a package with a part of the order and an edit. */
function historyEntries(events: readonly OrderEvent[]) {
  return events.map(({ state, at, note }, id) => {
    const code = note?.code
    const isChange =
      code !== 'package-shipped' && code !== 'order-edited' && (id === 0 || events[id - 1]!.state !== state)
    const text = note ? orderMessages.notes[note.code](note) : ''
    if (!isChange) return { id, at, text }
    const name = orderMessages.states[state]
    return { id, at, text: text === '' ? name : orderMessages.historyEntry({ state: name, note: text }) }
  })
}
