import { href } from 'react-router'
import { orderSummaryRows } from '#commerce/orders/order-summary.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderSummaryMessages } from '#messages/order-summary.ts'
import { orderMessages } from '#messages/orders.ts'
import type { OrderView } from './order-view.server.ts'
import styles from './placed-order-summary.module.css'

/** The order's total row by row, its address, its invoices and its credit notes. */
export function PlacedOrderSummary({ view }: { view: OrderView }) {
  const { order, address, hasInvoice, addedInvoices, creditNotes } = view
  const { token } = order
  return (
    <section className={styles.sum} aria-labelledby="sum">
      <h2 id="sum">{orderMessages.summary}</h2>
      <Amounts order={order} />
      <h3>{orderMessages.deliveryAddress}</h3>
      <address>{address.join('\n')}</address>
      <p>{order.email}</p>
      {hasInvoice && (
        <p className={`${styles.invoice} links`}>
          {/* A file: the router must not fetch it as a page. */}
          <a href={href('/orders/:token/invoice', { token })}>{orderMessages.invoicePdf}</a>
        </p>
      )}
      {addedInvoices.map(number => (
        <p className={`${styles.invoice} links`} key={number}>
          <a href={href('/orders/:token/invoices/:number', { token, number })}>
            {orderMessages.addedInvoicePdf({ number })}
          </a>
        </p>
      ))}
      {creditNotes.map(number => (
        <p className={`${styles.invoice} links`} key={number}>
          <a href={href('/orders/:token/credit-notes/:number', { token, number })}>
            {orderMessages.creditNotePdf({ number })}
          </a>
        </p>
      ))}
    </section>
  )
}

function Amounts({ order }: { order: OrderView['order'] }) {
  const { currency } = order
  const rows = orderSummaryRows(order).map(row => ({
    label: orderSummaryMessages.rows[row.kind](row),
    amount: row.amount,
    isFree: row.kind === 'delivery' && row.amount === 0,
    isAdded: row.kind !== 'tax-included',
  }))
  return (
    <dl>
      {rows
        .filter(({ isAdded }) => isAdded)
        .map(({ label, amount, isFree }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{isFree ? orderMessages.freeDelivery : formatMoney(amount, order.currency)}</dd>
          </div>
        ))}
      <AmountRow
        currency={currency}
        label={orderSummaryMessages.total}
        amount={order.total}
        className={styles.total}
      />
      {rows
        .filter(({ isAdded }) => !isAdded)
        .map(({ label, amount }, at) => (
          <AmountRow currency={currency} key={at} label={label} amount={amount} />
        ))}
      {order.giftCard > 0 && (
        <AmountRow
          currency={currency}
          label={orderSummaryMessages.paidByGiftCard}
          amount={toAmount(-order.giftCard)}
        />
      )}
      {order.paid > 0 && (
        <AmountRow
          currency={currency}
          label={orderMessages.paidBy[order.payment] ?? orderMessages.paid}
          amount={order.paid}
        />
      )}
      {order.refunded > 0 && (
        <AmountRow currency={currency} label={orderMessages.refunded} amount={order.refunded} />
      )}
    </dl>
  )
}

interface AmountRowProps {
  label: string
  amount: Amount
  currency: string
  className?: string
}

function AmountRow({ label, amount, currency, className }: AmountRowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </div>
  )
}
