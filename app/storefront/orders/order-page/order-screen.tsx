import type { Order } from '../../../commerce/orders/order.ts'
import { formatDate } from '../../../messages/format.ts'
import { orderMessages } from '../../../messages/orders.ts'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import type { OrderNotice } from '../order-notice.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderCases } from './order-cases.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-screen.module.css'
import { OrderSteps } from './order-steps.tsx'
import type { OrderView, PaymentDue } from './order-view.server.ts'
import { PayBox } from './pay-box.tsx'
import { PlacedOrderSummary } from './placed-order-summary.tsx'
import { Shipments } from './shipments.tsx'

interface OrderScreenProps {
  view: OrderView
  notice: OrderNotice | undefined
}

export function OrderScreen({ view, notice }: OrderScreenProps) {
  const { order, paymentDue, isTest } = view
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          <RichText
            text={orderMessages.titleWithNumber(order)}
            wrap={{ number: inner => <span className={styles.number}>{inner}</span> }}
          />
        </h1>
        <p>
          {formatDate(order.placedAt)}
          {isTest && <span className={styles.badge}>{orderMessages.testOrder}</span>}
        </p>
      </header>
      {notice && (
        <p className={styles.notice} role={notice.isGood ? 'status' : 'alert'}>
          {orderMessages.notices[notice.code]}
          {notice.code === 'too-late' && view.takesReturns && ` ${orderMessages.returnOnceDelivered}`}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.state} aria-labelledby="state">
            <h2 id="state">{orderMessages.states[order.state]}</h2>
            <p>{nextStep(order, paymentDue)}</p>
            <OrderSteps order={order} />
          </section>
          {paymentDue && <PayBox paymentDue={paymentDue} order={order} />}
          {order.shipments.length > 0 && <Shipments shipments={order.shipments} />}
          <OrderLines view={view} />
          <OrderCases view={view} />
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

function nextStep({ state }: Pick<Order, 'state'>, paymentDue: PaymentDue | null): string {
  return state === 'placed'
    ? orderMessages.awaitingPayment[paymentDue?.method ?? 'online']
    : orderMessages.nextSteps[state]
}
